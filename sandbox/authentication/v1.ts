/**
 * v1 credentials: `auth` in the body. Codes: 12 a part is missing or malformed, 11 unknown point, wrong hash, or a key
 * that is not greater than the last accepted one.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import type { Point, Settings } from '../settings';

/** hash: lower-case hex of MD5 over point id, API token and key, joined without separators. */
export function hashV1(pointId: number, token: string, key: number): string {
  return createHash('md5').update(`${pointId}${token}${key}`).digest('hex');
}

function readAuth(body: JsonObject): { point: number; key: number; hash: string } {
  const { auth } = body;
  if (typeof auth !== 'object' || auth === null || Array.isArray(auth))
    throw new Refusal(12, 'auth is missing');
  const { point, key, hash, ...rest } = auth as Record<string, unknown>;
  if (!isPositiveInteger(point)) throw new Refusal(12, 'auth.point must be the integer id of the point');
  if (!isPositiveInteger(key)) throw new Refusal(12, 'auth.key must be an integer above 0');
  if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/.test(hash)) {
    throw new Refusal(12, 'auth.hash must be 32 lower-case hexadecimal digits');
  }
  if (Object.keys(rest).length > 0) throw new Refusal(12, 'auth has point, key and hash only');
  return { point, key, hash };
}

const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

/** Remembers the last accepted key of each point. */
export function createV1Authentication({ points }: Settings) {
  const lastKeys = new Map<number, number>();

  return {
    /** @throws Refusal 11 or 12 */
    authenticate(body: JsonObject): Point {
      const { point: id, key, hash } = readAuth(body);
      const point = points.find((candidate) => candidate.id === id);
      if (!point) throw new Refusal(11, 'auth.point names no point');
      const genuine = point.tokens.some((token) =>
        timingSafeEqual(Buffer.from(hashV1(id, token, key)), Buffer.from(hash)),
      );
      if (!genuine) throw new Refusal(11, 'auth.hash is not md5(point + api_token + key)');
      const last = lastKeys.get(id) ?? 0;
      if (key <= last)
        throw new Refusal(11, 'auth.key is not greater than the last accepted key of the point');
      lastKeys.set(id, key);
      return point;
    },
  };
}
