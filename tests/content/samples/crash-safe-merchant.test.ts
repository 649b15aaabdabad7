// In: the published merchant, in each language that has it, and a gateway. Out: proof that a payment is made once and settled once, at
// whatever step the process is killed, and also when the runs after that are killed too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue, startGateway, type Sandbox } from '@gateway-docs/gateway';
import { createCaller, eventually } from '@gateway-docs/gateway/tests';
import { languages, missingForCalls } from './support/languages';
import { createMortalMerchant, MERCHANTS, STEPS, type MortalMerchant, type Payment } from './support/mortal-merchant';
import type { Json } from './support/node-client';
import { demoSite } from '@gateway-docs/contract/tests';

const PAY = '/api/v2/transaction/pay';

/** Requests to pay that wait in front of the gateway, as on a slow line. */
const held: (() => void)[] = [];
let holdsPayments = false;
/** How often the gateway was asked to pay. */
let requestsToPay = 0;
let sandbox: Sandbox;

beforeAll(async () => {
  const { catalogue, schemas } = await loadCatalogue(demoSite);
  sandbox = await startGateway(catalogue, schemas, { speed: 50 }, {
    wrap: ({ gateway }) => ({
      async handle(request) {
        if (request.path === PAY) requestsToPay += 1;
        if (holdsPayments && request.path === PAY) await new Promise<void>((go) => held.push(go));
        return gateway.handle(request);
      },
    }),
  });
});
afterAll(() => sandbox.stop());

let payments = 0;

/** A documented request with an id and a payer of its own. Its amount is one that succeeds. */
function paymentOf(example: 'pix-qr' | 'pix-payout' | 'p2p', prefix = 'once-'): Payment {
  const documented = sandbox.state().contract.find('transaction-pay', 'v2')?.requestExamples.get(example);
  const { external_transaction_id: _example, ...request } = documented ?? {};
  const id = `${prefix}${++payments}`;
  return { id, path: PAY, request: { ...request, amount: 10000, external_customer_id: `payer-of-${id}` } };
}

/** Every transaction of the payment's payer: another id would be found too. */
const made = ({ request }: Payment): Json[] =>
  sandbox
    .state()
    .transactions.all()
    .map(({ state }) => ({ ...state }))
    .filter(({ external_customer_id }) => external_customer_id === request.external_customer_id);

function expectOnce(payment: Payment, merchant: MortalMerchant): void {
  expect(made(payment)).toMatchObject([{ external_transaction_id: payment.id, status: 1 }]);
  expect(merchant.journal()).toMatchObject([
    { step: 'stored', id: payment.id },
    { step: 'settled', id: payment.id, verdict: 'paid' },
  ]);
}

/** Kills the merchant while its request waits in front of the gateway. */
async function killWithRequestUnderWay(merchant: MortalMerchant, payment: Payment): Promise<void> {
  holdsPayments = true;
  const run = merchant.command(payment);
  await eventually(() => held.length, 1);
  run.kill();
  await run;
  holdsPayments = false;
}

for (const language of languages) {
  const { id: name, label, files } = language;
  if (!files.merchant || !(name === 'node' || name === 'php')) continue;
  const missing = missingForCalls(language);
  const reason = missing.length > 0 ? ` (skipped: ${missing.join(', ')} not found)` : '';
  const create = () => createMortalMerchant(name, sandbox.url);

  describe.skipIf(missing.length > 0)(`the merchant in ${label}${reason}`, () => {
    describe.each(['pix-qr', 'pix-payout'] as const)('%s', (example) => {
      it.each(STEPS)('killed %s, pays and settles once', async (step) => {
        const payment = paymentOf(example);
        const merchant = await create();
        expect(await merchant.run(payment, step)).toMatchObject({ signal: 'SIGKILL' });
        expect(await merchant.run(payment)).toMatchObject({ signal: null, status: 0, errors: '' });
        expectOnce(payment, merchant);
      });
    });

    it('killed ten times, at one step after the other, pays and settles once', async () => {
      const payment = paymentOf('pix-payout');
      const merchant = await create();
      for (const step of STEPS) {
        expect(await merchant.run(payment, step), step).toMatchObject({ signal: 'SIGKILL' });
      }
      expect(await merchant.run(payment)).toMatchObject({ status: 0, errors: '' });
      expectOnce(payment, merchant);
    });

    it.each(['no-answer-', 'bad-answer-', 'err13-registered-'])(
      'gets an unknown outcome for %s, pays and settles once',
      async (prefix) => {
        const payment = paymentOf('pix-payout', prefix);
        const merchant = await create();
        expect(await merchant.run(payment)).toMatchObject({ status: 0, errors: '' });
        expectOnce(payment, merchant);
      },
    );

    it.each([
      [10_903, 3, 'not paid'],
      [10_905, 5, 'not paid'],
      [10_985, 2, 'check'],
      [10_986, 2, 'check'],
    ])('settles %i, which ends as %i, as "%s"', async (amount, status, verdict) => {
      const { id, path, request } = paymentOf('pix-qr');
      const merchant = await create();
      const payment = { id, path, request: { ...request, amount } };
      expect(await merchant.run(payment)).toMatchObject({ status: 0 });
      expect(merchant.journal()[1]).toMatchObject({ step: 'settled', status, verdict });
    });

    it.each([
      [10_905, 5],
      [10_971, 2],
    ])('does not say "not paid" of a transfer of %i that ends as %i after its recipient was shown', async (amount, end) => {
      const caller = createCaller(sandbox);
      const { id, path, request } = paymentOf('p2p');
      const payment = { id, path, request: { ...request, amount } };
      const order = { ...payment.request, external_transaction_id: id };
      const made = { id: (await caller.call('transaction-pay', 'v2', order)).response.id };
      await caller.call('transaction-p2p-get-recipient-card', 'v2', { ...made, p2p_method_id: 31 });
      const confirmation_fields = { sender_card_tail: '1111' };
      await caller.call('transaction-p2p-confirm', 'v2', { ...made, confirmation_fields });
      await eventually(async () => (await caller.call('transaction-find', 'v2', made)).response.status, end);
      const merchant = await create();
      await merchant.run(payment);
      expect(merchant.journal()[1]).toMatchObject({ step: 'settled', status: end, verdict: 'check' });
    });

    it('leaves a rejected payment open, reports the code, and does not send it again', async () => {
      const payment = paymentOf('pix-payout', 'err-109-');
      const merchant = await create();
      const { status, errors, output } = await merchant.run(payment);
      expect(status).not.toBe(0);
      expect(errors + output).toContain('109');
      const before = requestsToPay;
      expect(await merchant.command()).toMatchObject({
        status: 0,
        output: `${payment.id}: rejected with 109, close it by hand\n`,
      });
      expect(requestsToPay).toBe(before);
      expect(merchant.journal()).toMatchObject([{ step: 'stored' }, { step: 'rejected', code: 109 }]);
      expect(merchant.journal()).toHaveLength(2);
    });

    it('stores and sends nothing that the client refuses', async () => {
      const { id, path, request } = paymentOf('pix-payout');
      const merchant = await create();
      const { status, errors, output } = await merchant.run({ id, path, request: { ...request, description: 'a\u0000' } });
      expect(status).not.toBe(0);
      expect(errors + output).toContain('description has half an emoji or a NUL character');
      expect(merchant.journal()).toEqual([]);
    });

    it('finds what an earlier request has paid, also after a rejection', async () => {
      const payment = paymentOf('pix-payout');
      const merchant = await create();
      await killWithRequestUnderWay(merchant, payment);
      merchant.note({ step: 'rejected', id: payment.id, code: 105 });
      held.splice(0).forEach((go) => go());
      await eventually(() => made(payment).filter(({ status }) => status === 1).length, 1);
      const before = requestsToPay;
      expect(await merchant.run(payment)).toMatchObject({ status: 0, errors: '' });
      expect(requestsToPay).toBe(before);
      expect(merchant.journal().at(-1)).toMatchObject({ step: 'settled', verdict: 'paid' });
    });

    it('a request that comes after the next run has paid changes nothing', async () => {
      const payment = paymentOf('pix-payout');
      const merchant = await create();
      await killWithRequestUnderWay(merchant, payment);
      expect(await merchant.command()).toMatchObject({ status: 0, output: `${payment.id}: paid\n` });
      held.splice(0).forEach((go) => go());
      expect(await merchant.run(payment)).toMatchObject({ status: 0 });
      expectOnce(payment, merchant);
    });

    it('a second process does not work beside the first', async () => {
      const payment = paymentOf('pix-payout');
      const merchant = await create();
      holdsPayments = true;
      const first = merchant.command(payment);
      await eventually(() => held.length, 1);
      const { status, errors, output } = await merchant.command(payment);
      expect(status).not.toBe(0);
      expect(errors + output).toContain('Another process works on the payments');
      holdsPayments = false;
      held.splice(0).forEach((go) => go());
      expect(await first).toMatchObject({ status: 0, output: `${payment.id}: paid\n` });
      expectOnce(payment, merchant);
    });
  });
}

it('the programs of the test are those of the list', () => {
  const listed = languages.filter(({ files }) => files.merchant).map(({ id }) => id);
  expect(listed.sort()).toEqual(Object.keys(MERCHANTS).sort());
});
