/**
 * Tokens of the invoicing calls. Only their digests are kept; a token works for one hour, the documented one always.
 */
import { createHash, randomBytes } from 'node:crypto';
import { BoundedMap } from '../bounded-map';
import type { Clock } from '../clock';
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';
import { Refusal } from '../http/answer';
import type { Point } from '../settings';

const LIFETIME_MS = 60 * 60 * 1000;
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

export interface BearerTokens {
  issue(point: Point): { readonly token: string; readonly expiresAt: number };
  /** @throws Refusal 12 header missing or malformed, 16 unknown or revoked, 19 expired */
  check(authorization: string | undefined): Point;
  /** @throws Refusal 16 */
  revoke(token: string, point: Point): void;
}

export function createBearerTokens(
  contract: Contract,
  clock: Clock,
  points: readonly Point[],
  capacity: number,
): BearerTokens {
  const kept = new BoundedMap<string, { point: Point; expiresAt: number }>(capacity);
  const [demoPoint] = points;
  for (const { token } of documentedResponses(contract, 'invoicing-token')) {
    if (demoPoint) kept.set(digestOf(String(token)), { point: demoPoint, expiresAt: Infinity });
  }

  return {
    issue(point) {
      const token = `bt_${randomBytes(20).toString('hex')}`;
      const expiresAt = clock.now() + LIFETIME_MS;
      kept.set(digestOf(token), { point, expiresAt });
      return { token, expiresAt };
    },
    check(authorization) {
      if (authorization === undefined) throw new Refusal(12, 'Authorization is missing');
      const [, token] = /^Bearer ([^\s]{1,255})$/.exec(authorization) ?? [];
      if (token === undefined) throw new Refusal(12, 'Authorization must be Bearer and a token');
      const found = kept.get(digestOf(token));
      if (!found) throw new Refusal(16, 'the bearer token is unknown');
      if (clock.now() > found.expiresAt) throw new Refusal(19, 'the bearer token has expired');
      return found.point;
    },
    revoke(token, point) {
      const digest = digestOf(token);
      if (kept.get(digest)?.point.id !== point.id) throw new Refusal(16, 'token: is unknown');
      kept.delete(digest);
    },
  };
}
