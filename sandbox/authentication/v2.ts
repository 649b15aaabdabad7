/**
 * v2 credentials: three headers, the signature over the raw bytes. Codes: 12 header missing or malformed, 11 unknown
 * point or stale timestamp, 224 wrong signature.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../api-error';
import { ErrorCode } from '../generated/codes';
import type { Point, Settings } from '../settings';

const FORMATS = {
  'X-Point-Id': { pattern: /^\d{1,16}$/, says: 'decimal digits' },
  'X-Timestamp': { pattern: /^\d{1,12}$/, says: 'unix seconds' },
  'X-Signature': { pattern: /^[0-9a-f]{64}$/, says: '64 lower-case hexadecimal digits' },
} as const;

function header(headers: IncomingHttpHeaders, name: keyof typeof FORMATS): string {
  const value = headers[name.toLowerCase()];
  if (typeof value !== 'string') throw new ApiError(ErrorCode.INCORRECT_HEADERS, `${name} is missing`);
  if (!FORMATS[name].pattern.test(value))
    throw new ApiError(ErrorCode.INCORRECT_HEADERS, `${name} must be ${FORMATS[name].says}`);
  return value;
}

/** X-Signature of a request: lower-case hex of HMAC-SHA256 over `<timestamp>.POST.<path>.<raw body>`. */
export function signRequest(token: string, timestamp: string, path: string, rawBody: Buffer): string {
  return createHmac('sha256', token).update(`${timestamp}.POST.${path}.`).update(rawBody).digest('hex');
}

/**
 * @param path as sent, without host and query
 * @param now in milliseconds
 * @returns the point, and the signature by which a repeated request is recognised
 * @throws ApiError 11, 12 or 224
 */
export function authenticateV2(
  { points, toleranceSeconds }: Settings,
  headers: IncomingHttpHeaders,
  path: string,
  rawBody: Buffer,
  now: number,
): { point: Point; signature: string } {
  const pointId = header(headers, 'X-Point-Id');
  const timestamp = header(headers, 'X-Timestamp');
  const signature = header(headers, 'X-Signature');
  const point = points.find(({ id }) => String(id) === pointId);
  if (!point) throw new ApiError(ErrorCode.INVALID_AUTH, 'X-Point-Id names no point');
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new ApiError(
      ErrorCode.INVALID_AUTH,
      `X-Timestamp is more than ${toleranceSeconds} seconds from the gateway's clock`,
    );
  }
  const genuine = point.tokens.some((token) =>
    timingSafeEqual(Buffer.from(signRequest(token, timestamp, path, rawBody)), Buffer.from(signature)),
  );
  if (!genuine)
    throw new ApiError(
      ErrorCode.INVALID_SIGNATURE,
      `X-Signature does not match ${rawBody.length} bytes sent to ${path}`,
    );
  return { point, signature };
}
