/**
 * v1 credentials: `auth` in the body. Codes: 12 a part is missing or malformed, 11 unknown point, wrong hash, or a key
 * that is not greater than the last accepted one.
 */
import { hashV1 } from '../signature/rules';
import { refused } from '../api-error';
import { isObject, type JsonObject } from '../json';
import { isEqualSecret } from '../portable/secrets';
import type { Point, Settings } from '../settings';
import type { Memory } from '../state/memory';

function readAuth(body: JsonObject): { point: number; key: number; hash: string } {
  const { auth } = body;
  if (!isObject(auth)) throw refused.INCORRECT_HEADERS('auth is missing');
  const { point, key, hash, ...rest } = auth;
  if (!isPositiveInteger(point))
    throw refused.INCORRECT_HEADERS('auth.point must be the integer id of the point');
  if (!isPositiveInteger(key)) throw refused.INCORRECT_HEADERS('auth.key must be an integer above 0');
  if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/.test(hash))
    throw refused.INCORRECT_HEADERS('auth.hash must be 32 lower-case hexadecimal digits');
  if (Object.keys(rest).length > 0) throw refused.INCORRECT_HEADERS('auth has point, key and hash only');
  return { point, key, hash };
}

const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

/** Remembers the last accepted key of each point. */
export function createV1Authentication({ points }: Pick<Settings, 'points'>, memory: Memory) {
  const lastKeys = memory.map<number, number>('last keys of v1');

  return {
    /** @throws ApiError 11 or 12 */
    authenticate(body: JsonObject): Point {
      const { point: id, key, hash } = readAuth(body);
      const point = points.find((candidate) => candidate.id === id);
      if (!point) throw refused.INVALID_AUTH('auth.point names no point');
      const genuine = point.tokens.some((token) => isEqualSecret(hashV1(id, token, key), hash));
      if (!genuine) throw refused.INVALID_AUTH('auth.hash is not md5(point + api_token + key)');
      const last = lastKeys.get(id) ?? 0;
      if (key <= last)
        throw refused.INVALID_AUTH('auth.key is not greater than the last accepted key of the point');
      lastKeys.set(id, key);
      return point;
    },
  };
}
