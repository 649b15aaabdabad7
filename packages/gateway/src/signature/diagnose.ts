/**
 * In: a signed request or callback of version 2 as it arrived, and the token. Out: the bytes that are signed, the signature that they have,
 * and, where another one came, the mistakes that give exactly that other one. A finding is no guess: its bytes were signed and compared.
 */
import { bodyVariants } from './body-variants';
import { hmacSha256Hex, sha256Hex } from './hashes';
import { keyVariants } from './key-variants';
import { callbackPrefix, requestPrefix, signedBytes, type Key } from './rules';
import { signatureForm } from './signature-forms';
import type { SymptomId } from './symptoms';

export type SignedKind = 'request' | 'callback';

export interface SignedMessage {
  readonly kind: SignedKind;
  /** Of X-Timestamp, as sent. */
  readonly timestamp: string;
  /** Of a request, as sent; a query is no part of what is signed. */
  readonly path: string;
  /** Of the header Host, where it is known. */
  readonly host?: string;
  readonly body: Uint8Array;
  /** Of X-Signature, as sent. */
  readonly signature: string;
  readonly token: string;
  /** All tokens that are right; without them `token` alone. */
  readonly tokens?: readonly string[];
  /** Tokens of other points, or old ones, that may have been taken. */
  readonly otherTokens?: readonly string[];
}

export interface Finding {
  readonly symptom: SymptomId;
  /** What exactly was done, in words that follow a colon; may be empty. */
  readonly says: string;
  /** The bytes that the signature covers in truth; undefined where the key or the form is wrong, and not the text. */
  readonly signed?: Uint8Array;
  /** Position of the first byte that differs from what should be signed. */
  readonly firstDifference?: number;
}

export interface Diagnosis {
  readonly signed: Uint8Array;
  /** The text before the body in `signed`. */
  readonly prefix: string;
  readonly expected: string;
  readonly matches: boolean;
  /** The likeliest first; empty when the signature matches, and when no known mistake gives it. */
  readonly findings: readonly Finding[];
}

const text = new TextEncoder();

/** One way to sign the message: what goes in, and the mistakes that it stands for. */
interface Attempt {
  readonly mistakes: readonly { readonly symptom: SymptomId; readonly says: string }[];
  readonly prefix: string;
  readonly body: Uint8Array;
  readonly key: Key;
}

/** @returns position of the first byte that differs; the length of the shorter one where it is the other's beginning */
function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) if (a[at] !== b[at]) return at;
  return shorter;
}

type Variant<Value> = readonly [symptom: SymptomId, says: string, value: Value];

const prefixOf = (kind: SignedKind, timestamp: string, path: string) =>
  kind === 'request' ? requestPrefix(timestamp, path) : callbackPrefix(timestamp);

/** Timestamps that a second reading of the clock, or another unit, gives. */
function timestampVariants(timestamp: string): Variant<string>[] {
  if (!/^\d{1,15}$/.test(timestamp)) return [];
  const near = [-2, -1, 1, 2].map((seconds): Variant<string> => [
    'clock-twice',
    `signed with ${Number(timestamp) + seconds}`,
    String(Number(timestamp) + seconds),
  ]);
  const units: Variant<string>[] =
    timestamp.length > 11
      ? [['milliseconds', 'signed with seconds', timestamp.slice(0, -3)]]
      : [['milliseconds', 'signed with milliseconds', `${timestamp}000`]];
  return [...near, ...units];
}

function pathVariants(sent: string, path: string, host: string | undefined): Variant<string>[] {
  const tail = path.replace(/^\/api\/v\d+/, '');
  const candidates = [
    ['with the query', sent],
    ['with a slash at its end', `${path}/`],
    ['without the slash at its end', path.replace(/\/$/, '')],
    ['without the slash before it', path.replace(/^\//, '')],
    ['without /api and the version', tail],
    ['without /api', path.replace(/^\/api/, '')],
    ['empty', ''],
    ...(host === undefined
      ? []
      : [
          ['with https:// and the host', `https://${host}${path}`],
          ['with http:// and the host', `http://${host}${path}`],
          ['with the host', `${host}${path}`],
        ]),
  ] as const;
  return candidates
    .filter(([, value]) => value !== path)
    .map(([says = '', value = '']): Variant<string> => ['path', `the path ${says}`, value]);
}

/** The rule of the other direction, and strings that leave a part out. */
function ruleVariants({ kind, timestamp, path }: SignedMessage): Variant<string>[] {
  if (kind === 'callback')
    return [
      ['callback-rule', 'signed as a request', requestPrefix(timestamp, path)],
      ['callback-rule', 'signed as a request without a path', requestPrefix(timestamp, '')],
      ['callback-rule', 'the body alone', ''],
      ['callback-rule', 'timestamp and body', `${timestamp}.`],
    ];
  return [
    ['callback-rule', 'signed as a callback', callbackPrefix(timestamp)],
    ['path', 'the body alone', ''],
    ['path', 'timestamp and body, without method and path', `${timestamp}.`],
    ['path', 'the method in small letters', requestPrefix(timestamp, path).replace('.POST.', '.post.')],
    ['path', 'nothing between the parts', `${timestamp}POST${path}`],
  ];
}

/** Every way to sign that differs in one thing, or in the body and one thing more. */
function* attemptsFor(message: SignedMessage): Generator<Attempt> {
  const { kind, timestamp, body, token, otherTokens = [] } = message;
  const path = message.path.split('?')[0] ?? '';
  const right = { prefix: prefixOf(kind, timestamp, path), body, key: token as Key };
  const bodies = bodyVariants(body);
  const keys = keyVariants(token, otherTokens);
  const prefixes: Variant<string>[] = [
    ...timestampVariants(timestamp).map(([symptom, says, value]): Variant<string> => [
      symptom,
      says,
      prefixOf(kind, value, path),
    ]),
    ...(kind === 'request'
      ? pathVariants(message.path, path, message.host).map(([symptom, says, value]): Variant<string> => [
          symptom,
          says,
          requestPrefix(timestamp, value),
        ])
      : []),
    ...ruleVariants({ ...message, path }),
  ];
  yield { mistakes: [], ...right };
  for (const { symptom, says, body: changed } of bodies)
    yield { ...right, mistakes: [{ symptom, says }], body: changed };
  for (const [symptom, says, prefix] of prefixes) yield { ...right, mistakes: [{ symptom, says }], prefix };
  for (const { symptom, says, key } of keys) yield { ...right, mistakes: [{ symptom, says }], key };
  for (const first of bodies) {
    for (const [symptom, says, prefix] of prefixes)
      yield { ...right, mistakes: [first, { symptom, says }], body: first.body, prefix };
    for (const { symptom, says, key } of keys)
      yield { ...right, mistakes: [first, { symptom, says }], body: first.body, key };
  }
}

/** Code that makes no HMAC at all, or with its arguments the other way round. */
function otherFunction({ token }: SignedMessage, signed: Uint8Array, digits: string): Finding | undefined {
  const message = new TextDecoder().decode(signed);
  if (hmacSha256Hex(signed, text.encode(token)) === digits)
    return { symptom: 'arguments-swapped', says: 'the text was the key, and the token the message' };
  const plain = [`${token}${message}`, `${message}${token}`];
  return plain.some((joined) => sha256Hex(joined) === digits)
    ? { symptom: 'arguments-swapped', says: 'a plain SHA-256 of token and text, and no HMAC' }
    : undefined;
}

/** Rows of the callbacks' table in place of the requests'. */
const OF_CALLBACKS: Partial<Record<SymptomId, SymptomId>> = {
  'serialised-again': 'callback-serialised-again',
  cleaned: 'callback-serialised-again',
  escaping: 'callback-charset',
  'line-feed': 'callback-charset',
  token: 'callback-token',
  'header-missing': 'callback-header-missing',
};

/** The row that a mistake has in the table of the kind. */
const symptomOf = (kind: SignedKind, symptom: SymptomId): SymptomId =>
  kind === 'callback' ? (OF_CALLBACKS[symptom] ?? symptom) : symptom;

function findingsOf(message: SignedMessage, signed: Uint8Array, digits: string): Finding[] {
  for (const { mistakes, prefix, body, key } of attemptsFor(message)) {
    const bytes = signedBytes(prefix, body);
    if (mistakes.length === 0 || hmacSha256Hex(key, bytes) !== digits) continue;
    const differs = firstDifference(signed, bytes);
    const isText = differs < Math.max(signed.length, bytes.length);
    return mistakes.map(({ symptom, says }) => ({
      symptom: symptomOf(message.kind, symptom),
      says,
      ...(isText ? { signed: bytes, firstDifference: differs } : {}),
    }));
  }
  const other = otherFunction(message, signed, digits);
  return other ? [other] : [];
}

/** @returns what the signature covers and what it should cover; takes some 50 ms for a wrong one */
export function diagnose(message: SignedMessage): Diagnosis {
  const { kind, timestamp, body, signature, token, tokens = [token] } = message;
  const prefix = prefixOf(kind, timestamp, message.path.split('?')[0] ?? '');
  const signed = signedBytes(prefix, body);
  const expected = hmacSha256Hex(token, signed);
  const right = tokens.map((one) => hmacSha256Hex(one, signed));
  if (right.includes(signature)) return { prefix, signed, expected, matches: true, findings: [] };

  const form = signatureForm(signature);
  const wrongForm: Finding[] =
    form && form.says !== '' ? [{ symptom: 'signature-form', says: form.says }] : [];
  if (!form) {
    const isMd5 = /^[0-9a-f]{32}$/i.test(signature.trim());
    const findings: Finding[] = isMd5
      ? [{ symptom: 'v1-rule', says: 'the signature has 32 digits' }]
      : [{ symptom: 'signature-form', says: `it has ${signature.length} characters and not 64 digits` }];
    return { prefix, signed, expected, matches: false, findings };
  }
  const cause = right.includes(form.digits) ? [] : findingsOf(message, signed, form.digits);
  return { prefix, signed, expected, matches: false, findings: [...wrongForm, ...cause] };
}
