/**
 * In: `auth` of a version 1 request, and the token. Out: the text that is hashed, the hash that it has, and, where another one came, the
 * mistake that gives exactly that other one.
 */
import { isObject, objectOf, parsed } from '../json';
import { md5Hex } from './hashes';
import { tokenSpellings } from './key-variants';
import { hashV1 } from './rules';
import type { Variant } from './symptoms';

export interface AuthV1 {
  readonly point: string;
  readonly key: string;
  readonly hash: string;
  readonly token: string;
  /** Tokens of other points that may have been taken. */
  readonly otherTokens?: readonly string[];
}

/** @returns the parts of `auth` in a body, empty where one is missing; undefined where the text has no auth */
export function authIn(text: string): Pick<AuthV1, 'point' | 'key' | 'hash'> | undefined {
  const { auth } = objectOf(parsed(text));
  if (!isObject(auth)) return undefined;
  const [point = '', key = '', hash = ''] = [auth.point, auth.key, auth.hash].map((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  );
  return { point, key, hash };
}

/** What was hashed, and the mistake that does it. */
type Attempt = Variant<string>;

const SEPARATORS = [':', '.', '|', ',', '-', ' ', '+', '\n', ''];

const ORDERS = [
  ['point id', 'token', 'key'],
  ['point id', 'key', 'token'],
  ['token', 'point id', 'key'],
  ['token', 'key', 'point id'],
  ['key', 'point id', 'token'],
  ['key', 'token', 'point id'],
] as const;

/** Other orders of the three, and texts between them. */
const orders = (parts: Readonly<Record<(typeof ORDERS)[number][number], string>>): Attempt[] =>
  ORDERS.flatMap((order) =>
    SEPARATORS.map((separator): Attempt => {
      const says = `${order.join(', ')}, with ${JSON.stringify(separator)} between`;
      return ['v1-order', says, order.map((name) => parts[name]).join(separator)];
    }),
  );

/** Other spellings of the key, and keys that a second reading of the clock gives, in the unit of the key. */
function keySpellings(key: string): Attempt[] {
  if (!/^\d{1,16}$/.test(key)) return [];
  const number = Number(key);
  const exponent = number.toExponential();
  const thousands = number.toLocaleString('en-US');
  const spelled = [
    `${key}.0`,
    exponent,
    exponent.toUpperCase(),
    thousands,
    thousands.replaceAll(',', ' '),
    `"${key}"`,
  ];
  const near = [-3, -2, -1, 1, 2, 3].map((step) => String(number + step));
  return [
    ...spelled.map((other): Attempt => ['v1-spelling', `the key as ${other}`, other]),
    ...[...near, `${key}000`, key.slice(0, -3)].map((other): Attempt => [
      'v1-clock-twice',
      `hashed with ${other}`,
      other,
    ]),
  ];
}

/** @returns what the hash covers and what it should cover */
export function diagnoseV1({ point, key, hash, token, otherTokens = [] }: AuthV1) {
  const hashed = `${point}${token}${key}`;
  const expected = hashV1(point, token, key);
  const matches = hash === expected;
  const wanted = hash.trim().toLowerCase();
  const attempts: Attempt[] = [
    ['v1-order', 'the hash has capitals or spaces', hashed],
    ...otherTokens.map((other): Attempt => ['v1-token', 'another token', point + other + key]),
    ...tokenSpellings(token).map(([says, other]): Attempt => [
      'v1-token-spaces',
      `the token ${says}`,
      point + other + key,
    ]),
    ...keySpellings(key).map(([symptom, says, other]): Attempt => [symptom, says, point + token + other]),
    ...orders({ 'point id': point, token, key }),
  ];
  const found = matches ? undefined : attempts.find(([, , text]) => md5Hex(text) === wanted);
  // Beside the finding, what was hashed in truth.
  const findings = found ? [{ symptom: found[0], says: found[1], hashed: found[2] }] : [];
  return { hashed, expected, matches, findings };
}
