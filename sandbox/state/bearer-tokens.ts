/**
 * Tokens of the invoicing calls. Only their digests are stored; a token works for one hour, the documented one always.
 */
import { createHash, randomBytes } from 'node:crypto';
import { BoundedMap } from '../bounded-map';
import type { Clock } from '../clock';
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';
import { ApiError } from '../api-error';
import { ErrorCode } from '../generated/codes';
import type { Point } from '../settings';

const LIFETIME_MS = 60 * 60 * 1000;
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

export interface BearerTokens {
  issue(point: Point): { readonly token: string; readonly expiresAt: number };
  /** @throws ApiError 12 header missing or malformed, 16 unknown or revoked, 19 expired */
  check(authorization: string | undefined): Point;
  /** @throws ApiError 16 */
  revoke(token: string, point: Point): void;
}

export function createBearerTokens(
  contract: Contract,
  clock: Clock,
  points: readonly Point[],
  capacity: number,
): BearerTokens {
  const issued = new BoundedMap<string, { point: Point; expiresAt: number }>(capacity);
  const [demoPoint] = points;
  for (const { token } of documentedResponses(contract, 'invoicing-token')) {
    if (demoPoint) issued.set(digestOf(token), { point: demoPoint, expiresAt: Infinity });
  }

  return {
    issue(point) {
      const token = `bt_${randomBytes(20).toString('hex')}`;
      const expiresAt = clock.now() + LIFETIME_MS;
      issued.set(digestOf(token), { point, expiresAt });
      return { token, expiresAt };
    },
    check(authorization) {
      if (authorization === undefined)
        throw new ApiError(ErrorCode.INCORRECT_HEADERS, 'Authorization is missing');
      const [, token] = /^Bearer ([^\s]{1,255})$/.exec(authorization) ?? [];
      if (token === undefined)
        throw new ApiError(ErrorCode.INCORRECT_HEADERS, 'Authorization must be Bearer and a token');
      const found = issued.get(digestOf(token));
      if (!found) throw new ApiError(ErrorCode.INVALID_TOKEN, 'the bearer token is unknown');
      if (clock.now() > found.expiresAt)
        throw new ApiError(ErrorCode.EXPIRED, 'the bearer token has expired');
      return found.point;
    },
    revoke(token, point) {
      const digest = digestOf(token);
      if (issued.get(digest)?.point.id !== point.id)
        throw new ApiError(ErrorCode.INVALID_TOKEN, 'token: is unknown');
      issued.delete(digest);
    },
  };
}
