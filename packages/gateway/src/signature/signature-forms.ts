/** In: a signature as it was sent. Out: the lower-case hexadecimal digits that it may stand for. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { fromBase64 } from '../portable/bytes';

const AROUND = 'something stands before or after it';

/** @returns undefined where the text stands for no signature of 64 digits */
export function signatureForm(given: string) {
  const [hexadecimal] = /(?<![0-9a-z])[0-9a-f]{64}(?![0-9a-z])/i.exec(given) ?? [];
  const [base64 = ''] = /(?<![\w+/])[\w+/-]{43}=?(?![\w+/])/.exec(given) ?? [];
  const found = hexadecimal ?? base64;
  const bytes = hexadecimal === undefined ? fromBase64(base64) : undefined;
  const digits = hexadecimal?.toLowerCase() ?? bytesToHex(bytes ?? new Uint8Array());
  if (digits.length !== 64) return undefined;
  const notes = [
    ...(found === given ? [] : [AROUND]),
    ...(bytes ? ['it is Base64'] : []),
    ...(hexadecimal !== undefined && hexadecimal !== digits ? ['it has capitals'] : []),
  ];
  // What has to be changed about it; empty for a signature in the right form.
  return { digits, says: notes.join(', ') };
}
