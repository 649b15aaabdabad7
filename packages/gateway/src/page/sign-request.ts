/** Gives a request the credentials of its version, as a merchant's client would, and says which bytes were signed. */
import type { Exchange, SignedText, UnsignedRequest } from '../protocol/page-gateway';
import { callbackPrefix, hashV1, requestPrefix, signCallback, signRequest } from '../signature/rules';
import { isObject, parsed } from '../json';
import { bytesOf } from '../portable/bytes';
import type { Point } from '../settings';

export type SignedRequest = Pick<Exchange, 'headers' | 'body' | 'signed'>;

const CONTENT_TYPE = ['Content-Type', 'application/json'] as const;

/** Shown of a token that stands within a hashed text; the length stays right. */
const covered = (token: string) => '•'.repeat(token.length);

/** A body that is no object has no place for `auth`; it is sent as it is, and the gateway says what is wrong. */
function withAuth(body: string, auth: Readonly<Record<string, string | number>>): string | undefined {
  const value = parsed(body);
  return isObject(value) ? JSON.stringify({ ...value, auth }, null, 2) : undefined;
}

/** What a callback of version 2 is signed over. */
export function signedCallback(token: string, timestamp: string, body: string): SignedText {
  const text = callbackPrefix(timestamp) + body;
  return { text, bytes: bytesOf(text).length, signature: signCallback(token, timestamp, body) };
}

/**
 * @param now in milliseconds since 1970
 * @param key of version 1, greater than every one before
 * @param bearer token for calls that take one
 */
export function signedRequest(
  { path, credentials, body, idempotencyKey }: Omit<UnsignedRequest, 'losesResponse'>,
  { id, tokens: [token = ''] }: Pick<Point, 'id' | 'tokens'>,
  now: number,
  key = 0,
  bearer = '',
): SignedRequest {
  if (credentials === 'v1') {
    const hash = hashV1(id, token, key);
    const whole = withAuth(body, { point: id, key, hash });
    if (whole === undefined) return { headers: [CONTENT_TYPE], body };
    const text = `${id}${covered(token)}${key}`;
    const signed = { text, bytes: `${id}${token}${key}`.length, signature: hash };
    return { headers: [CONTENT_TYPE], body: whole, signed };
  }
  if (credentials === 'bearer')
    return { headers: [CONTENT_TYPE, ['Authorization', `Bearer ${bearer}`]], body };
  const timestamp = String(Math.floor(now / 1000));
  const signature = signRequest(token, timestamp, path, bytesOf(body));
  const text = requestPrefix(timestamp, path) + body;
  return {
    headers: [
      CONTENT_TYPE,
      ['X-Point-Id', String(id)],
      ['X-Timestamp', timestamp],
      ['X-Signature', signature],
      ...(idempotencyKey === undefined ? [] : [['Idempotency-Key', idempotencyKey] as const]),
    ],
    body,
    signed: { text, bytes: bytesOf(text).length, signature },
  };
}
