/** In: a token. Out: what settings files and eager code make of it, each with the mistake that does it. */
import type { Key } from './rules';
import type { SymptomId } from './symptoms';

export interface KeyVariant {
  readonly symptom: Extract<SymptomId, 'token' | 'token-decoded'>;
  readonly says: string;
  readonly key: Key;
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

const fromHex = (text: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined;

/** The token as other code spells it; each differs from the token. */
export function tokenSpellings(token: string): (readonly [says: string, token: string])[] {
  const spellings = [
    ['with a line feed at its end', `${token}\n`],
    ['with a carriage return and a line feed at its end', `${token}\r\n`],
    ['with a space at its end', `${token} `],
    ['with a space before it', ` ${token}`],
    ['in double quotes', `"${token}"`],
    ['in single quotes', `'${token}'`],
    ['without the spaces, line feeds and quotes around it', token.replace(/^["'\s]+|["'\s]+$/g, '')],
  ] as const;
  return spellings.filter(([, spelled]) => spelled !== token);
}

/** @param others tokens that are not this point's, or no longer */
export function keyVariants(token: string, others: readonly string[]): KeyVariant[] {
  const decoded = [
    ['decoded as hexadecimal', fromHex(token)],
    ['decoded as Base64', fromBase64(token)],
  ] as const;
  return [
    ...tokenSpellings(token).map(([says, key]) => ({ symptom: 'token' as const, says, key })),
    ...others
      .filter((other) => other !== token)
      .map((key) => ({ symptom: 'token' as const, says: 'another token', key })),
    ...decoded.flatMap(([says, key]) => (key ? [{ symptom: 'token-decoded' as const, says, key }] : [])),
  ];
}
