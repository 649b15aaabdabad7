// Rules of guides of the cabinet that the sandbox can play: what a check leaves out, and a voucher of a bill that was withdrawn.
import { expect, it } from 'vitest';
import { eventually } from '../tests/eventually';
import { playRules, stated } from '../tests/play-rules';

const { sandbox, documented, call, pay } = await playRules(5);

it('a check does not look at the id, and the payout with a used one is rejected', async () => {
  const payout = documented('transaction-pay', 'card-payout');
  expect((await pay(payout)).code).toBe(0);
  const { response } = await call('transaction-validate', payout);
  expect(response.valid).toBe(true);
  expect((await pay({ ...payout, amount: 9900 })).code).toBe(203);
  stated({
    'cabinet/payout/create.mdx': 'It does not look whether your id was used.',
    'data/cabinet/screens/payout-create.yaml': 'Tests limits, recipient and balance, not your id.',
    'cabinet/payout/history.mdx':
      'Approved, and rejected at once with {error(203)} | A transaction of this point has the same id',
  });
});

const post = (path: string, form: Record<string, string>) =>
  fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it('a voucher can be paid after its invoice was withdrawn, which stays withdrawn', async () => {
  const made = await call('invoice-create', {
    ...{ account_id: 5001, wallet_id: 7003, amount_currency: 'BRL', amount: 10_951, service_ids: [1184] },
    ...{ external_invoice_id: 'withdrawn', external_customer_id: 'customer-77', description: 'Two tickets' },
    ...{
      locale: 'en',
      expires_at: '2039-02-01T00:00:00Z',
      customer_email: 'anna@customer.example',
      send: true,
    },
  });
  const { id: invoice_id, url } = made.response;
  const begun = await post(new URL(String(url)).pathname, { service_id: '1184' });
  const link = begun.headers.get('Location') ?? '';
  await post(link, {});
  const id = Number(link.slice('/p/'.length));
  const status = async () => (await call('transaction-find', { id })).response.status;
  await eventually(status, 5);
  expect((await call('invoice-delete', { invoice_id })).code).toBe(0);
  await eventually(status, 1);
  expect((await call('invoice-find', { invoice_id })).response).toMatchObject({
    ...{ status: 'deleted', transaction_id: null },
  });
  stated({
    'cabinet/payment_services/invoicing.mdx':
      'Ask whether the customer holds a voucher of an earlier attempt: it can still be paid late.',
  });
});
