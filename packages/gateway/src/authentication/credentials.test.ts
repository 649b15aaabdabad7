// The rules of credentials alone: forms, clock, tokens, and what a repeated signature gets.
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../generated/codes';
import type { GatewayResponse } from '../http/response';
import { createMemory } from '../state/memory';
import { createReplays } from './replays';
import { hashV1, signRequest } from '../signature/rules';
import { createV1Authentication } from './v1';
import { authenticateV2 } from './v2';

const settings = {
  points: [
    { id: 4020, tokens: ['other'], accountId: 1 },
    { id: 4021, tokens: ['newer', 'older'], accountId: 1 },
  ],
  toleranceSeconds: 300,
};
const BODY = Buffer.from('{}');
const NOW = 1_735_689_600;

function v2(change: Record<string, string | undefined> = {}, token = 'newer', at = NOW) {
  const timestamp = change['x-timestamp'] ?? String(NOW);
  const headers = {
    'x-point-id': '4021',
    'x-timestamp': timestamp,
    'x-signature': signRequest(token, timestamp, '/p', BODY),
    ...change,
  };
  return () => authenticateV2(settings, headers, '/p', BODY, at * 1000).point.id;
}

describe('version 2', () => {
  it.each(['newer', 'older'])('takes each token of the point: %s', (token) => {
    expect(v2({}, token)()).toBe(4021);
  });

  it.each([
    [{ 'x-point-id': undefined }, /^12 X-Point-Id is missing/],
    [{ 'x-point-id': '4021a' }, /^12 X-Point-Id must be decimal digits/],
    [{ 'x-point-id': 'a4021' }, /^12 X-Point-Id must be decimal digits/],
    [{ 'x-timestamp': '1735689600000' }, /^12 X-Timestamp must be unix seconds/],
    [{ 'x-signature': 'A'.repeat(64) }, /^12 X-Signature must be 64/],
    [{ 'x-signature': 'a'.repeat(65) }, /^12 X-Signature must be 64/],
    [{ 'x-point-id': '4022' }, /^11 X-Point-Id names no point/],
    [{ 'x-signature': '0'.repeat(64) }, /^224 .* 2 bytes sent to \/p/],
  ])('%j', (change, message) => {
    expect(v2(change)).toThrow(message);
  });

  it('refuses the token of another point', () => {
    expect(v2({}, 'other')).toThrow(/^224 /);
  });

  it.each([-300, 300])('takes a clock that is %d seconds off', (off) => {
    expect(v2({}, 'newer', NOW + off)()).toBe(4021);
  });

  it.each([-301, 301])('refuses one that is %d seconds off', (off) => {
    expect(v2({}, 'newer', NOW + off)).toThrow(/^11 .* more than 300 seconds/);
  });
});

describe('version 1', () => {
  const auth = (change: object = {}, token = 'newer', key = 5) => ({
    auth: { point: 4021, key, hash: hashV1(4021, token, key), ...change },
  });

  it('takes each token, and a key once', () => {
    const v1 = createV1Authentication(settings, createMemory(10));
    expect(v1.authenticate(auth()).id).toBe(4021);
    expect(() => v1.authenticate(auth())).toThrow(/^11 auth.key is not greater/);
    expect(() => v1.authenticate(auth({}, 'newer', 4))).toThrow(/^11 auth.key is not greater/);
    expect(v1.authenticate(auth({}, 'older', 6)).id).toBe(4021);
  });

  it.each([
    [{}, /^12 auth is missing/],
    [{ auth: [] }, /^12 auth is missing/],
    [auth({ point: '4021' }), /^12 auth.point/],
    [auth({ point: 0 }), /^12 auth.point/],
    [auth({ point: 1.5 }), /^12 auth.point/],
    [auth({ key: -1 }), /^12 auth.key/],
    [auth({ hash: 'A'.repeat(32) }), /^12 auth.hash/],
    [auth({ hash: 'a'.repeat(33) }), /^12 auth.hash/],
    [auth({ hash: 5 }), /^12 auth.hash/],
    [auth({ token: 'newer' }), /^12 auth has point, key and hash only/],
    [auth({ point: 4022 }), /^11 auth.point names no point/],
    [auth({}, 'wrong'), /^11 auth.hash is not/],
  ])('%j', (body, message) => {
    const v1 = createV1Authentication(settings, createMemory(10));
    expect(() => v1.authenticate(body)).toThrow(message);
  });

  it('remembers the last key over a restart', () => {
    const [before, after] = [createMemory(10), createMemory(10)];
    createV1Authentication(settings, before).authenticate(auth());
    const v1 = createV1Authentication(settings, after);
    after.load(before.save());
    expect(() => v1.authenticate(auth())).toThrow(/not greater/);
  });
});

describe('a repeated signature', () => {
  const response = (code: ErrorCode, body = `{"code":${code}}`): GatewayResponse => ({
    httpStatus: 200,
    headers: {},
    body,
    code,
  });
  const giving = (given: GatewayResponse) => () => Promise.resolve(given);

  it('gets the first response, also while it is worked on, and after a restart', async () => {
    const [before, after] = [createMemory(10), createMemory(10)];
    const replays = createReplays(before);
    const [first, second] = await Promise.all([
      replays.once('a', giving(response(ErrorCode.SUCCESS, 'first'))),
      replays.once('a', giving(response(ErrorCode.SUCCESS, 'second'))),
    ]);
    expect([first, second]).toEqual([
      { response: response(ErrorCode.SUCCESS, 'first'), replayed: false },
      { response: response(ErrorCode.SUCCESS, 'first'), replayed: true },
    ]);
    const later = createReplays(after);
    after.load(before.save());
    expect((await later.once('a', giving(response(ErrorCode.SUCCESS, 'third')))).response.body).toBe('first');
    expect((await later.once('b', giving(response(ErrorCode.SUCCESS, 'other')))).replayed).toBe(false);
  });

  it.each([
    ['at the rate limit', response(ErrorCode.REQUEST_LIMIT_EXCEEDED)],
    ['that got lost', response(ErrorCode.SUCCESS, '')],
  ])('is carried out after one %s', async (_, first) => {
    const replays = createReplays(createMemory(10));
    await replays.once('a', giving(first));
    expect((await replays.once('a', giving(response(ErrorCode.SUCCESS, 'second')))).response.body).toBe(
      'second',
    );
  });

  it('is delivered although the first delivery was lost', async () => {
    const replays = createReplays(createMemory(10));
    await replays.once('a', giving({ ...response(ErrorCode.SUCCESS), lost: 'not_json' }));
    expect((await replays.once('a', giving(response(ErrorCode.SUCCESS)))).response).toEqual(
      response(ErrorCode.SUCCESS),
    );
  });

  it('of a secret gets what stands in its place', async () => {
    const replays = createReplays(createMemory(10));
    const secret = await replays.once(
      'a',
      giving(response(ErrorCode.SUCCESS, 'secret')),
      response(ErrorCode.INVALID_AUTH),
    );
    expect(secret.response.body).toBe('secret');
    expect(
      (await replays.once('a', giving(response(ErrorCode.SUCCESS)), response(ErrorCode.INVALID_AUTH)))
        .response,
    ).toEqual(response(ErrorCode.INVALID_AUTH));
  });
});
