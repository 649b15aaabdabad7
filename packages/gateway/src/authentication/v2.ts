/**
 * v2 credentials: three headers, the signature over the raw bytes. Codes: 12 header missing or malformed, 11 unknown
 * point or stale timestamp, 224 wrong signature.
 */
import { signRequest } from '../signature/rules';
import { refused } from '../api-error';
import type { RequestHeaders } from '../portable/headers';
import { isEqualSecret } from '../portable/secrets';
import type { Point, Settings } from '../settings';

const FORMATS = {
  'X-Point-Id': { pattern: /^\d{1,16}$/, says: 'decimal digits' },
  'X-Timestamp': { pattern: /^\d{1,12}$/, says: 'unix seconds' },
  'X-Signature': { pattern: /^[0-9a-f]{64}$/, says: '64 lower-case hexadecimal digits' },
} as const;

function header(headers: RequestHeaders, name: keyof typeof FORMATS): string {
  const value = headers[name.toLowerCase()];
  if (typeof value !== 'string') throw refused.INCORRECT_HEADERS(`${name} is missing`);
  if (!FORMATS[name].pattern.test(value))
    throw refused.INCORRECT_HEADERS(`${name} must be ${FORMATS[name].says}`);
  return value;
}

/**
 * @param path as sent, without host and query
 * @param now in milliseconds
 * @returns the point, and the signature by which a repeated request is recognised
 * @throws ApiError 11, 12 or 224
 */
export function authenticateV2(
  { points, toleranceSeconds }: Pick<Settings, 'points' | 'toleranceSeconds'>,
  headers: RequestHeaders,
  path: string,
  rawBody: Uint8Array,
  now: number,
): { point: Point; signature: string } {
  const pointId = header(headers, 'X-Point-Id');
  const timestamp = header(headers, 'X-Timestamp');
  const signature = header(headers, 'X-Signature');
  const point = points.find(({ id }) => String(id) === pointId);
  if (!point) throw refused.INVALID_AUTH('X-Point-Id names no point');
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds)
    throw refused.INVALID_AUTH(
      `X-Timestamp is more than ${toleranceSeconds} seconds from the gateway's clock`,
    );
  const genuine = point.tokens.some((token) =>
    isEqualSecret(signRequest(token, timestamp, path, rawBody), signature),
  );
  if (!genuine)
    throw refused.INVALID_SIGNATURE(`X-Signature does not match ${rawBody.length} bytes sent to ${path}`);
  return { point, signature };
}
