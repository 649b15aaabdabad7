// Every service of the catalogue can be called as its guide shows it: the request that is derived from its example gets the
// status and the kind of result that the example shows, in both versions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadData } from '../../src/reference/load-data';
import { exampleFields } from '../../src/reference/service-example';
import type { JsonObject } from '../http/parse-json';
import { startSandbox, type Sandbox } from '../sandbox';
import { createCaller, type Caller } from '../test-support/gateway-caller';
import '../test-support/patience';

const services = [...loadData(process.cwd()).services.values()];

let sandbox: Sandbox;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startSandbox(process.cwd());
  caller = createCaller(sandbox);
});
afterAll(() => sandbox.stop());

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  it.each(services.map((service) => [service.slug, service] as const))('%s', async (slug, service) => {
    const { id, call, example } = service;
    const common = sandbox.world().contract.find('transaction-pay', 'v2')?.requestExamples.get('card-3ds');
    const { description: _text, browser_data: _browser, ...members } = common ?? {};
    const fields = exampleFields(service);
    const { code, response, text } = await caller.call(`transaction-${call}`, version, {
      ...members,
      external_transaction_id: `service-${version}-${slug}`.slice(0, 48),
      service_id: id,
      wallet_id: example.wallet_id,
      amount: example.amount,
      amount_currency: example.currency,
      fields,
    });
    expect(code, text).toBe(0);
    expect(response.status).toBe(example.status);
    expect(Object.keys(response.result as JsonObject).sort()).toEqual(
      expect.arrayContaining(
        Object.keys(example.result)
          .filter((name) => name !== 'payer_auth')
          .sort(),
      ),
    );
    if (call === 'pay') expect((response.result as JsonObject).payer_auth).toBe(example.result.payer_auth);
    for (const [name, value] of Object.entries(example.crypto ?? {})) expect(response[name]).toBe(value);
  });
});

it('service/{service_id} and service/list show every service of the catalogue', async () => {
  const ids: unknown[] = [];
  let cursor: unknown;
  do {
    const body = { limit: 5, ...(typeof cursor === 'string' ? { cursor } : {}) };
    const { response } = await caller.call('service-list', 'v2', body);
    ids.push(...(response.services as JsonObject[]).map((service) => service.id));
    cursor = response.next_cursor;
  } while (cursor !== null);
  expect(ids).toEqual(expect.arrayContaining(services.map(({ id }) => id)));
  for (const { id, slug } of services) {
    const { response } = await caller.call('service-get', 'v2', {}, { service_id: String(id) });
    expect(response.slug).toBe(slug);
  }
  expect((await caller.call('service-get', 'v2', {}, { service_id: '999999' })).code).toBe(201);
});

it('a currency without a documented rate is converted one to one, with the exponents of both', async () => {
  const card = sandbox.world().contract.find('transaction-pay', 'v2')?.requestExamples.get('card-3ds');
  const pay = async (currency: string, amount: number) => {
    const { response } = await caller.call('transaction-pay', 'v2', {
      ...card,
      external_transaction_id: `rate-${currency}`,
      amount_currency: currency,
      amount,
      fields: { ...(card?.fields as JsonObject), card_number: '4111111111111111' },
    });
    return [response.wallet_amount, response.rate];
  };
  expect(await pay('JPY', 350)).toEqual([35000, '1.000000']);
  expect(await pay('KWD', 12540)).toEqual([1254, '1.000000']);
  expect(await pay('USD', 5000)).toEqual([4612, '0.922300']);
  expect(await pay('EUR', 5000)).toEqual([5000, null]);
});
