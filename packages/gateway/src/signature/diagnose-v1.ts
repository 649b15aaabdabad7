/**
 * In: `auth` of a version 1 request, and the token. Out: the text that is hashed, the hash that it has, and, where another one came, the
 * mistake that gives exactly that other one.
 */
import { md5Hex } from './hashes';
import { tokenSpellings } from './key-variants';
import { hashV1 } from './rules';
import type { SymptomId } from './symptoms';

export interface AuthV1 {
  readonly point: string;
  readonly key: string;
  readonly hash: string;
  readonly token: string;
  /** Tokens of other points that may have been taken. */
  readonly otherTokens?: readonly string[];
}

export interface FindingV1 {
  readonly symptom: SymptomId;
  readonly says: string;
  /** What was hashed in truth. */
  readonly hashed: string;
}

export interface DiagnosisV1 {
  readonly hashed: string;
  readonly expected: string;
  readonly matches: boolean;
  readonly findings: readonly FindingV1[];
}

const SEPARATORS = [':', '.', '|', ',', '-', ' ', '+', '\n', ''] as const;

/** Other orders of the three, and texts between them. */
function* orders(
  point: string,
  token: string,
  key: string,
): Generator<readonly [says: string, text: string]> {
  const parts = { 'point id': point, token, key };
  const names = ['point id', 'token', 'key'] as const;
  for (const a of names)
    for (const b of names)
      for (const c of names) {
        if (new Set([a, b, c]).size < names.length) continue;
        for (const separator of SEPARATORS)
          yield [
            `${a}, ${b}, ${c}, with ${JSON.stringify(separator)} between`,
            [parts[a], parts[b], parts[c]].join(separator),
          ];
      }
}

/** Other spellings of the number. */
function keySpellings(key: string): (readonly [says: string, key: string])[] {
  const number = Number(key);
  if (!/^\d{1,16}$/.test(key)) return [];
  const exponent = number.toExponential().toUpperCase();
  return [
    ['with .0 at its end', `${key}.0`],
    ['in scientific notation', exponent],
    ['in scientific notation', exponent.toLowerCase()],
    ['with a comma between thousands', number.toLocaleString('en-US')],
    ['with a space between thousands', number.toLocaleString('en-US').replaceAll(',', ' ')],
    ['in quotes', `"${key}"`],
  ];
}

/** Keys that a second reading of the clock gives, in the unit of the key. */
function nearKeys(key: string): (readonly [says: string, key: string])[] {
  if (!/^\d{1,16}$/.test(key)) return [];
  const near = [-3, -2, -1, 1, 2, 3].map((step) => String(Number(key) + step));
  return [...near, `${key}000`, key.slice(0, -3)].map((other) => [`hashed with ${other}`, other] as const);
}

/** @returns what the hash covers and what it should cover */
export function diagnoseV1({ point, key, hash, token, otherTokens = [] }: AuthV1): DiagnosisV1 {
  const hashed = `${point}${token}${key}`;
  const expected = hashV1(point, token, key);
  if (hash === expected) return { hashed, expected, matches: true, findings: [] };
  const wanted = hash.trim().toLowerCase();
  const attempts: (readonly [symptom: SymptomId, says: string, text: string])[] = [
    ['v1-order', 'the hash has capitals or spaces', hashed],
    ...otherTokens.map((other) => ['v1-token', 'another token', `${point}${other}${key}`] as const),
    ...tokenSpellings(token).map(
      ([says, other]) => ['v1-token-spaces', `the token ${says}`, `${point}${other}${key}`] as const,
    ),
    ...keySpellings(key).map(
      ([says, other]) => ['v1-spelling', `the key ${says}`, `${point}${token}${other}`] as const,
    ),
    ...nearKeys(key).map(([says, other]) => ['v1-clock-twice', says, `${point}${token}${other}`] as const),
    ...[...orders(point, token, key)].map(([says, text]) => ['v1-order', says, text] as const),
  ];
  const found = attempts.find(([, , text]) => md5Hex(text) === wanted);
  return {
    hashed,
    expected,
    matches: false,
    findings: found ? [{ symptom: found[0], says: found[1], hashed: found[2] }] : [],
  };
}
