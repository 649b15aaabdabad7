// What a request may hold: lengths count Unicode code points, and a slug that the service does not have is refused by its name.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { startSandbox, type Sandbox } from '../sandbox';
import { createCaller, type Caller } from '../tests/gateway-caller';
import { operationNamed } from '../tests/operation-named';
import { root } from '../tests/root';

let sandbox: Sandbox;
let caller: Caller;
let right: JsonObject;
beforeAll(async () => {
  sandbox = await startSandbox(root, { speed: 50 });
  caller = createCaller(sandbox);
  right =
    operationNamed(sandbox.state().contract, 'transaction-pay', 'v2').requestExamples.get('pix-qr') ?? {};
});
afterAll(() => sandbox.stop());

const pay = (external_transaction_id: string, change: JsonObject) =>
  caller.call('transaction-pay', 'v2', { ...right, external_transaction_id, ...change });

it('a length counts code points, so an emoji counts one', async () => {
  expect((await pay('length-fits', { description: '😀'.repeat(100) })).code).toBe(0);
  expect((await pay('length-over', { description: '😀'.repeat(101) })).code).toBe(10);
});

it('create leaves out what its page asks for, and pay does not', async () => {
  const blik = { service_id: 1060, wallet_id: 7985, amount_currency: 'PLN' };
  const withoutCode = { ...right, ...blik, fields: { email: 'anna@customer.example' } };
  const created = { ...withoutCode, external_transaction_id: 'blik-on-the-page' };
  expect((await caller.call('transaction-create', 'v2', created)).code).toBe(0);
  const paid = await caller.call('transaction-pay', 'v2', {
    ...withoutCode,
    external_transaction_id: 'blik-without-code',
  });
  expect(JSON.parse(paid.text)).toMatchObject({ error: { code: 202, field: 'fields.blik_code' } });
});

it('an unknown slug is refused, and error.field names it', async () => {
  const reply = await pay('unknown-slug', { fields: { ...(right.fields as JsonObject), itm: '1' } });
  expect(reply.code).toBe(202);
  expect(JSON.parse(reply.text)).toMatchObject({ error: { field: 'fields.itm' } });
});

it('what another field calls for is missing', async () => {
  const { contract } = sandbox.state();
  const example = operationNamed(contract, 'transaction-pay', 'v2').requestExamples.get('card-3ds') ?? {};
  const { fields } = example as { fields: JsonObject };
  const without = async (name: string) => {
    const { [name]: _left, ...rest } = fields;
    const body = { ...example, external_transaction_id: `without-${name}`, fields: rest };
    const { code, text } = await caller.call('transaction-pay', 'v2', body);
    return [code, (JSON.parse(text) as { error: JsonObject }).error.field];
  };
  for (const name of ['expire_month', 'expire_year', 'cvv', 'card_holder'])
    expect(await without(name)).toEqual([202, `fields.${name}`]);
  for (const [country, code] of Object.entries({ US: 202, BR: 202, UA: 0 })) {
    const body = {
      ...example,
      external_transaction_id: `no-state-${country}`,
      fields: { ...fields, country },
    };
    expect((await caller.call('transaction-pay', 'v2', body)).code, country).toBe(code);
  }
});
