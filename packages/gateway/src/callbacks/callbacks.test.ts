import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { profileOf, settingsFrom, type Settings } from '../settings';
import { createMemory } from '../state/memory';
import type { Transaction } from '../transactions/transaction';
import { listen } from '../tests/listen';
import { createCallbacks } from './callbacks';
import { signCallback } from '../signature/rules';
import { reasonOf } from './transport';
import { demoSite } from '@gateway-docs/contract/tests';

const demoProfile = profileOf(await demoSite.load());

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = (response: ServerResponse, attempt: number) => void;
/** Takes whatever is redirected to it. */
const ELSEWHERE = '/elsewhere';
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A merchant's server that records deliveries and answers each as told. */
async function receiver(reply: Reply) {
  const received: Received[] = [];
  const { origin, stop } = await listen(({ method = '', url = '', headers }, body, response) => {
    received.push({ method, url, headers, body: body.toString('utf8') });
    if (url === ELSEWHERE) response.writeHead(200).end();
    else reply(response, received.length);
  });
  stops.push(stop);
  return { received, url: `${origin}/hook` };
}

function callbacksWith(given: Partial<Settings>) {
  const log: string[] = [];
  const settings = settingsFrom(demoProfile, {
    points: [{ id: 4021, tokens: ['newer', 'older'], accountId: 5001 }],
    speed: 600, // a minute of the schedule takes 100 ms
    callbackTimeoutSeconds: 300,
    retryAfterMinutes: [1, 1],
    log: (line) => log.push(line),
    ...given,
  });
  const clock = createClock(settings.speed);
  stops.push(() => clock.stop());
  return { callbacks: createCallbacks(settings, clock, createMemory(10)), log };
}

const transaction = (callbackUrl: string | undefined, version: 'v1' | 'v2' = 'v2') =>
  ({ state: { id: 7, point_id: 4021, revision: 2, status: 1 }, version, callbackUrl }) as Transaction;

const until = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 5000, interval: 10 }).toBe(true);

describe('callbacks', () => {
  it('v2: a POST signed with the newer token over the very bytes', async () => {
    const { received, url } = await receiver((response) => response.writeHead(204).end());
    const { callbacks } = callbacksWith({});
    callbacks.send(transaction(url), { id: 7, text: 'ü' });
    await callbacks.idle();
    const [{ method, headers, body } = {} as Received] = received;
    expect([method, body, headers['x-point-id']]).toEqual(['POST', '{"id":7,"text":"ü"}', '4021']);
    expect(headers['x-signature']).toBe(signCallback('newer', String(headers['x-timestamp']), body));
  });

  it('v1: a bare GET with the id in the address', async () => {
    const { received, url } = await receiver((response) => response.writeHead(200).end());
    const { callbacks } = callbacksWith({});
    callbacks.send(transaction(`${url}/{transaction_id}?t={transaction_id}`, 'v1'), { id: 7 });
    await callbacks.idle();
    const [{ method, url: path, headers, body } = {} as Received] = received;
    expect([method, path, body]).toEqual(['GET', '/hook/7?t=7', '']);
    expect(headers['x-signature']).toBeUndefined();
  });

  it.each<[string, Reply]>([
    ['an error status', (response) => response.writeHead(500).end()],
    ['a redirect', (response) => response.writeHead(302, { Location: ELSEWHERE }).end()],
    ['a broken connection', (response) => response.destroy()],
  ])('%s is repeated on the schedule and then given up', async (_, reply) => {
    const { received, url } = await receiver(reply);
    const { callbacks, log } = callbacksWith({});
    callbacks.send(transaction(url), { id: 7 });
    await until(() => log.at(-1) === 'callback 7 revision 2 status 1 given up');
    expect(received).toHaveLength(3);
  });

  it('silence past the time-out is a failure; success ends the attempts', async () => {
    const { received, url } = await receiver(
      (response, attempt) => attempt > 1 && response.writeHead(200).end(),
    );
    const { callbacks, log } = callbacksWith({});
    callbacks.send(transaction(url), { id: 7 });
    await until(() => log.some((line) => line.endsWith('attempt 2: 200')));
    expect(log[0]).toBe(`callback 7 revision 2 status 1 attempt 1 to ${url}: no answer in time`);
    expect(received).toHaveLength(2);
  });

  it('says of a failure where it went and why, and nothing of the query', async () => {
    const { url } = await receiver((response) => response.destroy());
    const { origin: nobody, stop } = await listen(() => undefined);
    stop();
    const failures = [
      [nobody, /nothing listens there \(ECONNREFUSED\)$/],
      [url, /the connection broke .* \((UND_ERR_SOCKET|ECONNRESET)\)$/],
      [url.replace('http:', 'https:'), /speaks no TLS .* \(ERR_SSL_.*\)$/],
    ] as const;
    for (const [address, reason] of failures) {
      const { callbacks, log } = callbacksWith({ retryAfterMinutes: [] });
      callbacks.send(transaction(`${address}?key=secret`), {});
      await callbacks.idle();
      expect(log[0]).toMatch(reason);
      expect(log[0]).toContain(` to ${address}: `);
      expect(log[0]).not.toContain('secret');
    }
  });

  it.each([
    ['ENOTFOUND', 'no server has this name (ENOTFOUND)'],
    ['EAI_AGAIN', 'no server has this name (EAI_AGAIN)'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
    ['CERT_HAS_EXPIRED', 'the certificate is not accepted (CERT_HAS_EXPIRED)'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate is not accepted (ERR_TLS_CERT_ALTNAME_INVALID)'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the certificate is not accepted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)'],
    ['UND_ERR_CONNECT_TIMEOUT', 'no answer in time (UND_ERR_CONNECT_TIMEOUT)'],
    ['EHOSTUNREACH', 'no connection (EHOSTUNREACH)'],
  ])('words %s', (code, words) => {
    expect(reasonOf(new TypeError('fetch failed', { cause: { code } }))).toBe(words);
  });

  it('goes to the address of the settings when the request names none', async () => {
    const { received, url } = await receiver((response) => response.writeHead(200).end());
    const { callbacks } = callbacksWith({
      points: [{ id: 4021, tokens: ['newer'], accountId: 5001 }],
      callbackUrl: url,
    });
    callbacks.send(transaction(undefined), {});
    await callbacks.idle();
    expect(received).toHaveLength(1);
  });

  it('sends nothing to the addresses of the published examples', async () => {
    const { callbacks, log } = callbacksWith({});
    callbacks.send(transaction('https://shop.example/callbacks/gateway'), {});
    await callbacks.idle();
    expect(log).toEqual([
      'callback 7 revision 2 status 1 not sent to https://shop.example/callbacks/gateway: there is no server shop.example',
    ]);
  });
});
