/** In: a signature as it was sent. Out: the lower-case hexadecimal digits that it may stand for. */
export interface SignatureForm {
  readonly digits: string;
  /** What has to be changed about it; empty for a signature in the right form. */
  readonly says: string;
}

function base64Digits(text: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/** @returns undefined where the text stands for no signature of 64 digits */
export function signatureForm(given: string): SignatureForm | undefined {
  if (/^[0-9a-f]{64}$/.test(given)) return { digits: given, says: '' };
  const bare = given
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/^(sha256|v1|hmac-sha256)[=: ]\s*/i, '');
  const notes = bare === given ? [] : ['something stands before or after it'];
  if (/^[0-9a-f]{64}$/i.test(bare)) {
    if (bare !== bare.toLowerCase()) notes.push('it has capitals');
    return { digits: bare.toLowerCase(), says: notes.join(', ') };
  }
  const digits = base64Digits(bare);
  return digits === undefined ? undefined : { digits, says: [...notes, 'it is Base64'].join(', ') };
}
