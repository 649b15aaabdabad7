/**
 * In: a signed request or callback of version 2 as it arrived, and the token. Out: the bytes that are signed, the signature that they have,
 * and, where another one came, the mistakes that give exactly that other one. A finding is no guess: its bytes were signed and compared.
 */
import { bytesOf, textOf } from '../portable/bytes';
import { attemptsFor } from './attempts';
import { hmacSha256Hex, hmacWith, sha256Hex } from './hashes';
import { prefixOf } from './prefix-variants';
import { signedBytes } from './rules';
import { signatureForm } from './signature-forms';
import type { SignedKind, SignedMessage } from './signed-message';
import type { SymptomId } from './symptoms';

export interface Finding {
  readonly symptom: SymptomId;
  /** What exactly was done, in words that follow a colon; may be empty. */
  readonly says: string;
  /** The bytes that the signature covers in truth; undefined where the key or the form is wrong, and not the text. */
  readonly signed?: Uint8Array;
  /** Position of the first byte that differs from what should be signed. */
  readonly firstDifference?: number;
}

/** @returns position of the first byte that differs; the length of the shorter one where it is the other's beginning */
function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) if (a[at] !== b[at]) return at;
  return shorter;
}

/** Code that makes no HMAC at all, or with its arguments the other way round. */
function otherFunction({ token }: SignedMessage, signed: Uint8Array, digits: string): Finding | undefined {
  const message = textOf(signed);
  if (hmacSha256Hex(signed, bytesOf(token)) === digits)
    return { symptom: 'arguments-swapped', says: 'the text was the key, and the token the message' };
  const plain = [`${token}${message}`, `${message}${token}`];
  return plain.some((joined) => sha256Hex(joined) === digits)
    ? { symptom: 'arguments-swapped', says: 'a plain SHA-256 of token and text, and no HMAC' }
    : undefined;
}

/** Rows of the callbacks' table in place of the requests'. */
const OF_CALLBACKS: Partial<Record<SymptomId, SymptomId>> = {
  joined: 'callback-rule',
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
  const withToken = hmacWith(message.token);
  for (const { mistakes, prefix, body, key } of attemptsFor(message)) {
    const sign = key === message.token ? withToken : hmacWith(key);
    if (sign(bytesOf(prefix), body) !== digits) continue;
    const bytes = signedBytes(prefix, body);
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

/**
 * @returns what the signature covers and what it should cover; takes some 50 ms for a wrong one. `prefix` is the text before the body in
 * `signed`. `findings` has the likeliest first; it is empty when the signature matches, and when no known mistake gives it. `isProven` says
 * whether one of the computed signatures is the one that came. If not, a finding speaks of its form alone, and the cause is unknown
 */
export function diagnose(message: SignedMessage) {
  const { body, signature, token, tokens = [token] } = message;
  const prefix = prefixOf(message);
  const signed = signedBytes(prefix, body);
  const expected = hmacSha256Hex(token, signed);
  const right = tokens.map((one) => hmacSha256Hex(one, signed));
  const common = { prefix, signed, expected };
  if (right.includes(signature)) return { ...common, matches: true, isProven: true, findings: [] };

  const form = signatureForm(signature);
  if (!form) {
    const isMd5 = /^[0-9a-f]{32}$/i.test(signature.trim());
    const finding: Finding = isMd5
      ? { symptom: 'v1-rule', says: 'the signature has 32 digits' }
      : { symptom: 'signature-form', says: `it has ${signature.length} characters and not 64 digits` };
    return { ...common, matches: false, isProven: false, findings: [finding] };
  }
  const isRight = right.includes(form.digits);
  const cause = isRight ? [] : findingsOf(message, signed, form.digits);
  const findings: Finding[] =
    form.says === '' ? cause : [{ symptom: 'signature-form', says: form.says }, ...cause];
  return { ...common, matches: false, isProven: isRight || cause.length > 0, findings };
}
