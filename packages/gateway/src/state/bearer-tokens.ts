/**
 * Tokens of the invoicing calls. Only their digests are stored; a token works for one hour, the documented one always.
 */
import { sha256Hex } from '../signature/hashes';
import type { Clock } from '../clock';
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';
import { refused } from '../api-error';
import type { Random } from '../portable/random';
import type { Point } from '../settings';
import type { Memory } from './memory';

const LIFETIME_MS = 60 * 60 * 1000;

interface Issued {
  readonly pointId: number;
  readonly expiresAt: number;
  /** It stays known, so that revoking it again is no mistake. */
  revoked?: boolean;
}

export function createBearerTokens(
  contract: Contract,
  clock: Clock,
  points: readonly Point[],
  memory: Memory,
  random: Random,
) {
  const issued = memory.map<string, Issued>('bearer tokens');
  const [demoPoint] = points;
  for (const { token } of documentedResponses(contract, 'invoicing-token')) {
    if (demoPoint) issued.set(sha256Hex(token), { pointId: demoPoint.id, expiresAt: Infinity });
  }

  return {
    issue(point: Point) {
      const token = `bt_${random.hex(20)}`;
      const expiresAt = clock.now() + LIFETIME_MS;
      issued.set(sha256Hex(token), { pointId: point.id, expiresAt });
      return { token, expiresAt };
    },
    /** @throws ApiError 12 header missing or malformed, 16 unknown or revoked, 19 expired */
    check(authorization: string | undefined) {
      if (authorization === undefined) throw refused.INCORRECT_HEADERS('Authorization is missing');
      const [, token] = /^Bearer ([^\s]{1,255})$/.exec(authorization) ?? [];
      if (token === undefined) throw refused.INCORRECT_HEADERS('Authorization must be Bearer and a token');
      const found = issued.get(sha256Hex(token));
      const point = points.find(({ id }) => id === found?.pointId);
      if (!found || !point || found.revoked) throw refused.INVALID_TOKEN('the bearer token is unknown');
      if (clock.now() > found.expiresAt) throw refused.EXPIRED('the bearer token has expired');
      return point;
    },
    /** @throws ApiError 16 for one that the point never got */
    revoke(token: string, point: Point) {
      const found = issued.get(sha256Hex(token));
      if (found?.pointId !== point.id) throw refused.INVALID_TOKEN('token: is unknown');
      found.revoked = true;
    },
  };
}
