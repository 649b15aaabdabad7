// Rules of what is given back: played, and read where they are stated.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { serviceBodies } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import type { JsonObject } from '../json';
import { eventually } from '../tests/eventually';
import { now, playRules, stated } from '../tests/play-rules';

const { documented, card, call, pay, sendSigned } = await playRules(5);

it('a part below the minimum of the service can be captured and refunded, and nothing of 0', async () => {
  const body = card({ card_number: '4000000000000606' }, { service_id: 1283 });
  const { id } = (await pay(body)).response;
  expect((await call('transaction-complete', { id, amount: 0 })).code).toBe(206);
  expect((await call('transaction-complete', { id, amount: 50 })).response).toMatchObject({ status: 1 });
  expect((await call('transaction-cancel', { id, amount: 0 })).code).toBe(206);
  expect((await call('transaction-cancel', { id, amount: 49 })).response).toMatchObject({
    status: 1,
    reversed_amount: 49,
  });
  stated({
    'api/shared/operations/transaction-cancel.yaml': 'The `amount` is below 1.',
    'api/shared/operations/transaction-complete.yaml': 'The `amount` is below 1.',
  });
});

it('two equal refunds of one second are one, whatever their keys; the next revision makes another', async () => {
  const { id, revision } = (await pay(card({ card_number: '4111111111111111' }, { amount: 10_000 })))
    .response;
  const time = now();
  const send = (seen: unknown) => {
    const body = { id, amount: 2500, revision: seen };
    return sendSigned(body, { 'Idempotency-Key': randomUUID() }, time, '/api/v2/transaction/cancel');
  };
  const [first, second] = [await send(revision), await send(revision)];
  expect([first.code, second.text]).toEqual([0, first.text]);
  expect(second.headers.get('Idempotent-Replayed')).toBeNull();
  const reversed = async () => (await call('transaction-find', { id })).response.reversed_amount;
  expect(await reversed()).toBe(2500);
  expect((await send(Number(revision) + 1)).code).toBe(0);
  expect(await reversed()).toBe(5000);
  stated({
    'docs/api/v2/transaction/cancel.mdx':
      'It is [carried out once](/unknown_outcome#signature), and both get code 0 with the same response.',
    'docs/unknown_outcome.mdx': 'For two refunds [send the second with the new `revision`]',
    'api/shared/operations/transaction-cancel.yaml': 'also with another key',
  });
});

for (const [what, number, end] of [
  ['carried out later', '4000000000000705', 3000],
  ['declined after all', '4000000000000713', 2000],
] as const)
  it(`a second part goes its own way while the first is ${what}`, async () => {
    const { id } = (await pay(card({ card_number: number }, { amount: 10_000 }))).response;
    const pending = (await call('transaction-cancel', { id, amount: 1000 })).response;
    expect(pending).toMatchObject({ reversed_amount: 0, reversal_pending_amount: 1000 });
    expect((await call('transaction-cancel', { id, amount: 9001 })).code).toBe(205);
    const second = (await call('transaction-cancel', { id, amount: 2000 })).response;
    expect(second).toMatchObject({ reversed_amount: 2000, reversal_pending_amount: 1000 });
    const amounts = async () => {
      const { reversed_amount, reversal_pending_amount } = (await call('transaction-find', { id })).response;
      return [reversed_amount, reversal_pending_amount];
    };
    await eventually(amounts, [end, 0]);
  });

it('after a capture that the bank has declined, the old key brings the acceptance; the new revision captures', async () => {
  const { id, revision } = (await pay(card({ card_number: '4000000000000630' }, { service_id: 1283 })))
    .response;
  const capture = async (seen: unknown, key: string, later: number) => {
    const body = { id, revision: seen };
    const path = '/api/v2/transaction/complete';
    const { code, text } = await sendSigned(body, { 'Idempotency-Key': key }, now() + later, path);
    return { code, status: (JSON.parse(text) as { response: JsonObject }).response.status, text };
  };
  const [first, second] = [randomUUID(), randomUUID()];
  const accepted = await capture(revision, first, 0);
  expect(accepted).toMatchObject({ code: 0, status: 6 });
  const found = async () => {
    const {
      status,
      revision: last,
      capture_pending_amount: open,
    } = (await call('transaction-find', { id })).response;
    return [status, Number(last) - Number(revision), open];
  };
  await eventually(found, [6, 2, 0]);
  // Nothing is pending, as if the capture had never come: only the revision tells.
  expect((await capture(revision, first, 1)).text).toBe(accepted.text);
  expect(await capture(Number(revision) + 2, second, 2)).toMatchObject({ code: 0, status: 1 });
  stated({
    'docs/unknown_outcome.mdx': 'Then the old key brings only the stored acceptance: decide again',
    'docs/api/v2/transaction/complete.mdx':
      'Capture again with the new `revision` and a new `Idempotency-Key`',
    'api/shared/operations/transaction-complete.yaml':
      'Send the same capture again only if `revision` has not grown.',
  });
});

it('a token pays, and not the card that was sent with it', async () => {
  const fields = {
    card_token: 'ct_demo0000000000000000000001',
    initiator: 'payer',
    card_number: '4000000000010019',
  };
  const { response } = await pay(card(fields));
  expect(response).toMatchObject({ status: 1 });
});

it('what a card plays after a payment, it plays after the capture of a hold', async () => {
  const held = (number: string) => pay(card({ card_number: number }, { service_id: 1283, amount: 10_000 }));
  const { id: disputed } = (await held('4000000000000721')).response;
  expect((await call('transaction-complete', { id: disputed, amount: 6000 })).response).toMatchObject({
    status: 1,
    captured_amount: 6000,
  });
  expect((await call('transaction-cancel', { id: disputed, amount: 100 })).code).toBe(205);
  const { id: slow } = (await held('4000000000000705')).response;
  await call('transaction-complete', { id: slow });
  const { response } = await call('transaction-cancel', { id: slow, amount: 1000 });
  expect(response).toMatchObject({ reversed_amount: 0, reversal_pending_amount: 1000 });
  const reversed = async () => (await call('transaction-find', { id: slow })).response.reversed_amount;
  await eventually(reversed, 1000);
});

it('no cancel while a capture is on its way', async () => {
  const body = card({ card_number: '4000000000000622' }, { service_id: 1283 });
  const { id } = (await pay(body)).response;
  expect((await call('transaction-complete', { id, amount: 10_000 })).code).toBe(0);
  expect((await call('transaction-cancel', { id })).code).toBe(205);
  stated({
    'docs/api/_partials/cancel-uses.mdx':
      '{status(6)}, a capture is on its way; {status(1)}, a dispute is open',
  });
});

it('an unpaid payment is withdrawn as a whole, and what has ended is left as it is', async () => {
  const { id } = (await call('transaction-create', documented('transaction-create', 'card-form'))).response;
  expect((await call('transaction-cancel', { id, amount: 100 })).code).toBe(205);
  expect((await call('transaction-cancel', { id })).response.status).toBe(3);
  expect((await call('transaction-cancel', { id })).code).toBe(205);
  stated({ 'data/api-error-codes.yaml': 'Also an `amount` for a hold or an unpaid payment.' });
  stated({
    'docs/api/_partials/cancel-uses.mdx':
      '| {status(0)}, {status(10)} | Withdraws what is not paid, [where the method still can](#withdraw) | {status(3)} | Leave it out |',
  });
});

it('what can be refunded is in `refundable`, and how long is on the page of refunds', async () => {
  const { services, operations, schemes, tables } = await demoSite.load();
  const absent = tables['not-offered'].rows.map(({ name }) => name);
  const paid = async (slug: string) => {
    const service = services.get(slug);
    if (!service) throw new Error(slug);
    const { request } = serviceBodies(service, operations, demoSite.operator);
    const { id } = (await pay({ ...request, external_transaction_id: slug, amount: 100_000 })).response;
    await eventually(async () => (await call('transaction-find', { id })).response.status, 1);
    return async (amount?: number) =>
      (await call('transaction-cancel', { id, ...(amount && { amount }) })).code;
  };
  const [part, whole, none] = await Promise.all([paid('pix'), paid('pse'), paid('oxxo_pay')]);
  expect([await part(50_000), await part(50_001), await part()]).toEqual([0, 205, 0]);
  expect([await whole(50_000), await whole()]).toEqual([205, 0]);
  expect(await none()).toBe(205);
  stated({
    'data/api-error-codes.yaml':
      'The method has no reversal, the time for it has ended, or the status does not',
    'docs/refunds.mdx': 'No field has the end of this time. When it has passed the call returns {error(205)}',
    'docs/api/_partials/cancel-uses.mdx': 'A part where `refundable` is `full` gets this code too.',
  });
  stated({ 'data/api-error-codes.yaml': 'or it is a part and `refundable` of the service is `full`' });
  // Its table has each of them: tests/content/services/refund-windows.test.ts.
  stated({ 'docs/refunds.mdx': '::refund-windows' });
  for (const [slug, { facts, changes }] of schemes) {
    const { value = 'none' } = facts.refund_window ?? {};
    expect(value, slug).toMatch(/^(none|no limit|\d+ (days|months|years))\b/);
    // What happens to a method that is not offered is said of that method alone.
    expect(changes.filter(({ text }) => absent.some((name) => text.startsWith(name)))).toEqual([]);
  }
});
