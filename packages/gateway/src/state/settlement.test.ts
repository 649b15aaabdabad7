// Commissions by the tariffs of data/test-cards.yaml, seen by a merchant before and after a payment.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { operationNamed } from '../tests/operation-named';
import { commissionOf } from '../transactions/money';
import { runSandbox } from '../tests/run-sandbox';

let orders = 0;
const { sandbox, caller } = await runSandbox();

const CARDS = 1291;
const PAYOUTS = 1292;
/** The same service without commissions. */
const PLAIN_PAYOUTS = 1045;

async function pay(name: string, service: number, amount: number): Promise<JsonObject> {
  const example = operationNamed(sandbox.state().contract, 'transaction-pay', 'v2').requestExamples.get(name);
  const { fields } = example ?? {};
  const { response } = await caller.call('transaction-pay', 'v2', {
    ...example,
    external_transaction_id: `tariff-${++orders}`,
    service_id: service,
    amount,
    fields: { ...(fields as JsonObject), card_number: '4111111111111111' },
  });
  return response;
}

async function tariffOf(service: number) {
  const { response } = await caller.call('service-get', 'v2', {}, { service_id: String(service) });
  return response.commission;
}

describe('a commission', () => {
  it('rounds halves up and stays between its bounds', () => {
    const free = { fix: 0, min: null, max: null };
    expect(commissionOf(50, { ...free, percent: '1.00' })).toBe(1);
    expect(commissionOf(49, { ...free, percent: '1.00' })).toBe(0);
    expect(commissionOf(10_000, { percent: '2.90', fix: 30, min: null, max: null })).toBe(320);
    expect(commissionOf(100, { percent: '1.00', fix: 0, min: 50, max: null })).toBe(50);
    expect(commissionOf(1_000_000, { percent: '2.90', fix: 30, min: null, max: 5000 })).toBe(5000);
  });

  it('is shown by the service', async () => {
    expect(await tariffOf(CARDS)).toMatchObject({
      point: { percent: '2.90', fix: 30, min: null, max: 5000 },
      customer: { percent: '1.00', fix: 0, min: 50, max: null },
    });
  });

  it('of a payment: the payer pays on top, the wallet gets the rest', async () => {
    const paid = await pay('card-3ds', CARDS, 10_000);
    expect(paid).toMatchObject({ status: 1, customer_commission: 100, payer_amount: 10_100 });
    expect(paid.wallet_amount).toBe(10_000 - Number(paid.point_commission));
    expect(paid.point_commission).toBe(320);
  });

  it('of a payout is debited with it', async () => {
    const paid = await pay('card-payout', PAYOUTS, 10_000);
    const { point_commission: own, wallet_amount: whole } = paid;
    expect(Number(own)).toBeGreaterThan(0);
    const plain = await pay('card-payout', PLAIN_PAYOUTS, 10_000);
    expect(Number(whole)).toBe(Number(plain.wallet_amount) + Number(own));
  });
});
