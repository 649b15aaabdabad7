// Services as service/list and service/{service_id} show them, and conversion where the contract has no rate. That every entry can
// be called as its guide shows it is proven by scenarios/service-scenarios.test.ts.
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { demoSite } from '@gateway-docs/contract/tests';
import { runSandbox } from '../tests/run-sandbox';

const services = [...(await demoSite.load()).services.values()];

const { sandbox, caller } = await runSandbox();

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
  const card = sandbox.state().contract.find('transaction-pay', 'v2')?.requestExamples.get('card-3ds');
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
