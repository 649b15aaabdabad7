import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GatewayResponse } from '../http/response';
import { ErrorCode } from '../generated/codes';
import { profileOf, settingsFrom } from '../settings';
import { createMemory } from '../state/memory';
import { createReplays } from './replays';
import { hashV1, signRequest } from '../signature/rules';
import { createV1Authentication } from './v1';
import { authenticateV2 } from './v2';
import { demoSite } from '@gateway-docs/contract/tests';

const [NEWER, OLDER] = ['newer-token', 'older-token'];
const settings = settingsFrom(profileOf(await demoSite.load()), {
  points: [{ id: 4021, tokens: [NEWER, OLDER], accountId: 5001 }],
  toleranceSeconds: 300,
});
const NOW = 1_735_689_600;
const PATH = '/api/v2/transaction/find';
const BODY = Buffer.from('{"id":900001}');

describe('v2', () => {
  const headersWith = (change: Record<string, string | undefined> = {}, token = NEWER) => ({
    'x-point-id': '4021',
    'x-timestamp': String(NOW),
    'x-signature': signRequest(token, String(NOW), PATH, BODY),
    ...change,
  });
  const authenticate = (headers: Record<string, string | undefined>, body = BODY, path = PATH, now = NOW) =>
    authenticateV2(settings, headers, path, body, now * 1000);

  it('accepts both tokens of a point that rotates them', () => {
    expect(authenticate(headersWith()).point.id).toBe(4021);
    expect(authenticate(headersWith({}, OLDER)).point.id).toBe(4021);
  });

  it.each(['x-point-id', 'x-timestamp', 'x-signature'])('12: %s is missing or malformed', (name) => {
    expect(() => authenticate(headersWith({ [name]: undefined }))).toThrow(/^12 .* is missing/);
    expect(() => authenticate(headersWith({ [name]: 'x' }))).toThrow(/^12 /);
  });

  it('12: an upper-case signature', () => {
    const signature = headersWith()['x-signature'].toUpperCase();
    expect(() => authenticate(headersWith({ 'x-signature': signature }))).toThrow(/^12 /);
  });

  it('11: an unknown point, a clock off by more than the tolerance', () => {
    expect(() => authenticate(headersWith({ 'x-point-id': '1' }))).toThrow(/^11 /);
    expect(() => authenticate(headersWith(), BODY, PATH, NOW + 301)).toThrow(/^11 /);
    expect(() => authenticate(headersWith(), BODY, PATH, NOW - 301)).toThrow(/^11 /);
    expect(authenticate(headersWith(), BODY, PATH, NOW + 300).point.id).toBe(4021);
  });

  it('224: another body, another path, another token', () => {
    expect(() => authenticate(headersWith(), Buffer.from('{"id":900002}'))).toThrow(/^224 /);
    expect(() => authenticate(headersWith(), BODY, `${PATH}/`)).toThrow(/^224 /);
    expect(() => authenticate(headersWith({}, 'wrong'))).toThrow(/^224 /);
  });
});

describe('v1', () => {
  const auth = (key: number, token = NEWER) => ({ point: 4021, key, hash: hashV1(4021, token, key) });

  it('hash is md5 of point, token and key without separators', () => {
    expect(hashV1(4021, 'demo', 7)).toBe(createHash('md5').update('4021demo7').digest('hex'));
  });

  it('accepts a rising key, answers 11 to the same or a lower one', () => {
    const v1 = createV1Authentication(settings, createMemory(10));
    expect(v1.authenticate({ auth: auth(10) }).id).toBe(4021);
    expect(() => v1.authenticate({ auth: auth(10) })).toThrow(/^11 /);
    expect(() => v1.authenticate({ auth: auth(9) })).toThrow(/^11 /);
    expect(v1.authenticate({ auth: auth(11, OLDER) }).id).toBe(4021);
  });

  it('a wrong hash does not use up the key', () => {
    const v1 = createV1Authentication(settings, createMemory(10));
    expect(() => v1.authenticate({ auth: auth(10, 'wrong') })).toThrow(/^11 /);
    expect(v1.authenticate({ auth: auth(10) }).id).toBe(4021);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    ['text'],
    [{ ...auth(1), point: '4021' }],
    [{ ...auth(1), key: 1.5 }],
    [{ ...auth(1), key: 0 }],
    [{ ...auth(1), hash: 'x' }],
    [{ ...auth(1), hash: undefined }],
    [{ ...auth(1), more: 1 }],
  ])('12: auth %j', (value) => {
    const v1 = createV1Authentication(settings, createMemory(10));
    expect(() => v1.authenticate({ auth: value })).toThrow(/^12 /);
  });
});

describe('replays', () => {
  const responseWith = (change: Partial<GatewayResponse>): GatewayResponse => ({
    httpStatus: 200,
    headers: {},
    body: '{}',
    code: ErrorCode.SUCCESS,
    ...change,
  });

  it('executes a signature once, also while the first request is worked on', async () => {
    const replays = createReplays(createMemory(10));
    let executions = 0;
    const execute = () =>
      Promise.resolve(responseWith({ body: `{"n":${++executions}}`, lost: 'connection_closed' }));
    const [first, second] = await Promise.all([replays.once('a', execute), replays.once('a', execute)]);
    expect(first).toEqual({
      response: await execute().then((response) => ({ ...response, body: '{"n":1}' })),
      replayed: false,
    });
    expect(second.replayed).toBe(true);
    expect(second.response).toEqual(responseWith({ body: '{"n":1}' }));
  });

  it('does not store what was not processed', async () => {
    const replays = createReplays(createMemory(10));
    for (const response of [
      responseWith({ code: ErrorCode.REQUEST_LIMIT_EXCEEDED }),
      responseWith({ body: '' }),
    ]) {
      expect((await replays.once('b', () => Promise.resolve(response))).replayed).toBe(false);
      expect((await replays.once('b', () => Promise.resolve(response))).replayed).toBe(false);
    }
  });

  it('forgets the oldest beyond its capacity', async () => {
    const replays = createReplays(createMemory(1));
    const execute = () => Promise.resolve(responseWith({}));
    await replays.once('a', execute);
    await replays.once('b', execute);
    expect((await replays.once('a', execute)).replayed).toBe(false);
  });
});
