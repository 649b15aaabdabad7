/** In: a token. Out: what settings files and eager code make of it, each with the mistake that does it. */
import texts from '../../../../data/texts/signature-spellings.json';
import { bytesOf, fromBase64, textOf } from '../portable/bytes';
import type { Key } from './rules';
import type { Variant } from './symptoms';

const fromHex = (text: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined;

/** What clings to a token in a settings file, a message or a text of an editor. */
const CLINGING = Object.entries(texts.clinging);

const QUOTES = ['""', "''", '\u201c\u201d', '``', '<>'];

/** The token as other code spells it; each differs from the token. */
export function tokenSpellings(token: string): (readonly [says: string, token: string])[] {
  const bare = token
    .replace(/^bearer\s+/i, '')
    .replace(/^["'\s\u200b]+|["'\s\u200b;,]+$/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  const spellings = [
    ...CLINGING.map(([what, clinging]) => [`with ${what} at its end`, token + clinging] as const),
    ...CLINGING.map(([what, clinging]) => [`with ${what} before it`, clinging + token] as const),
    ...QUOTES.map((pair) => [`in ${pair}`, pair.charAt(0) + token + pair.charAt(1)] as const),
    ...Object.entries(texts.dashes).map(
      ([what, dash]) => [`with ${what} in place of hyphens`, token.replaceAll('-', dash)] as const,
    ),
    ['with Bearer before it', `Bearer ${token}`],
    ['in small letters', token.toLowerCase()],
    ['in capitals', token.toUpperCase()],
    ['percent-encoded', encodeURIComponent(textOf(bytesOf(token)))],
    ['without what stands around it, and with plain hyphens', bare],
  ] as const;
  return spellings.filter(([, spelled]) => spelled !== token);
}

/** @param others tokens that are not this point's, or no longer */
export function keyVariants(token: string, others: readonly string[]): Variant<Key>[] {
  const binary = Array.from(bytesOf(token), (byte) => String.fromCharCode(byte)).join('');
  const recoded = [
    ['decoded as hexadecimal', fromHex(token)],
    ['decoded as Base64', fromBase64(token)],
    ['encoded as Base64', btoa(binary)],
  ] as const;
  return [
    ...tokenSpellings(token).map(([says, key]): Variant<Key> => ['token', says, key]),
    ...others.filter((other) => other !== token).map((key): Variant<Key> => ['token', 'another token', key]),
    ...recoded.flatMap(([says, key]): Variant<Key>[] => (key ? [['token-decoded', says, key]] : [])),
  ];
}
