// Links of payment pages and invoices, paid by a payer in a browser, and what the merchant sees of it.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { eventually } from '../tests/eventually';
import { operationNamed } from '../tests/operation-named';
import { stated } from '../tests/play-rules';
import { runSandbox } from '../tests/run-sandbox';

let made = 0;
const { sandbox, caller } = await runSandbox();

/** Makes a link from the first documented request, with other members. */
async function make(operation: string, id: string, change: JsonObject): Promise<JsonObject> {
  const [example] = operationNamed(sandbox.state().contract, operation, 'v2').requestExamples.values();
  const { template_id: _template, service_ids: _services, max_payments: _most, ...body } = example ?? {};
  const own = { ...body, [id]: `link-${++made}`, ...change };
  return (await caller.call(operation, 'v2', own)).response;
}
const makePage = (change: JsonObject) => make('payment-page-create', 'external_page_id', change);
const makeInvoice = (change: JsonObject) => make('invoice-create', 'external_invoice_id', change);

const pathOf = (link: JsonObject) => new URL(String(link.url)).pathname;

async function open(path: string): Promise<string> {
  return (await fetch(sandbox.url + path)).text();
}

const post = (path: string, form: Record<string, string>) =>
  fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Chooses the first method on offer; what the page says where that did not lead on. */
async function begin(
  path: string,
  amount = '',
): Promise<{ readonly location: string; readonly says: string }> {
  const [, service = ''] = /<option value="(\d+)"/.exec(await open(path)) ?? [];
  const response = await post(path, { service_id: service, amount });
  return { location: response.headers.get('Location') ?? '', says: await response.text() };
}

async function payAt(path: string, amount?: string): Promise<void> {
  const { location } = await begin(path, amount);
  await post(location, { card_number: '4111111111111111' });
}

describe('a payment page', () => {
  it('counts its payments and lists them', async () => {
    const page = await makePage({ amount: 2500 });
    await payAt(pathOf(page));
    const { response } = await caller.call('payment-page-get', 'v2', { page_id: page.id });
    expect(response).toMatchObject({ payments_count: 1, status: 'active' });
    const listed = await caller.call('page-transactions-list', 'v2', { page_id: page.id });
    expect(listed.response.transactions).toMatchObject([{ status: 1, amount: 2500 }]);
  });

  it('takes no more payments than it should', async () => {
    const page = await makePage({ amount: 2500, max_payments: 1 });
    await payAt(pathOf(page));
    expect(await open(pathOf(page))).toContain('This page is expired.');
    expect((await begin(pathOf(page))).location).toBe('');
  });

  it('asks for an amount where it has none, and says what is wrong with it', async () => {
    const page = await makePage({ amount: null });
    expect(await open(pathOf(page))).toContain('name="amount"');
    expect((await begin(pathOf(page), '0')).says).toContain('role="alert"');
    expect((await begin(pathOf(page), '2500')).location).toMatch(/^\/p\/\d+$/);
  });
});

/** Two seconds from now, cut to a whole one. */
const soon = () => `${new Date(Date.now() + 2000).toISOString().slice(0, 19)}Z`;

it('what is paid later, elsewhere or not at all is offered on no page, and cannot be paid there', async () => {
  const { services } = sandbox.state();
  const page = await makePage({ amount: 2500 });
  const offered = page.service_ids as number[];
  expect(offered).toContain(1042);
  const others = [...services.values()].filter(({ id }) => !offered.includes(id));
  expect(others.some(({ holds }) => holds)).toBe(true);
  for (const { id } of others) {
    const { response } = await caller.call('payment-page-get', 'v2', { page_id: page.id });
    const posted = await post(pathOf(page), { service_id: String(id) });
    expect(posted.headers.get('Location')).toBeNull();
    expect(response.payments_count).toBe(0);
  }
  const hold = others.find(({ holds }) => holds)?.id;
  for (const [operation, example] of [
    [
      'payment-page-create',
      { wallet_id: 7001, title: 'A', amount_currency: 'EUR', external_page_id: 'held' },
    ],
    ['payment-page-update', { page_id: page.id }],
    ['page-template-create', { name: 'A', title: 'A', amount_currency: 'EUR' }],
  ] as const) {
    const { code, text } = await caller.call(operation, 'v2', { ...example, service_ids: [hold] });
    expect([operation, code, text]).toEqual([operation, 201, expect.stringContaining('service_ids')]);
  }
  expect(await makeInvoice({ service_ids: [hold] })).toEqual({});
  expect(await makeInvoice({ service_ids: [1042] })).toMatchObject({ service_ids: [1042] });
});

it('a link in a currency that nothing on it takes is 216, with and without service_ids', async () => {
  const { id: page_id } = await makePage({ amount: 2500 });
  const { id: invoice_id } = await makeInvoice({});
  const page = { wallet_id: 7001, title: 'A', external_page_id: 'vnd' };
  for (const [operation, example] of [
    ['payment-page-create', page],
    ['payment-page-create', { ...page, service_ids: [1042] }],
    ['payment-page-update', { page_id }],
    ['page-template-create', { name: 'A', title: 'A' }],
    ['invoice-update', { invoice_id }],
  ] as const) {
    const { code } = await caller.call(operation, 'v2', { ...example, amount_currency: 'VND' });
    expect([operation, code]).toEqual([operation, 216]);
  }
  expect(await makeInvoice({ amount_currency: 'VND' })).toEqual({});
  stated({
    'api/shared/schemas/scalars/service-ids.yaml':
      'Without it all of these; where none works in that currency, the response is error {error(216)}.',
  });
});

it('a page of this run that nobody has paid has no payments', async () => {
  const { id: page_id } = await makePage({ amount: 2500 });
  const { response } = await caller.call('page-transactions-list', 'v2', { page_id });
  expect(response).toEqual({ transactions: [], next_cursor: null });
});

it('a page has ended when its time has, and goes on when it is given more', async () => {
  const { id: page_id, ...page } = await makePage({ amount: 2500, expires_at: soon() });
  const get = async () => (await caller.call('payment-page-get', 'v2', { page_id })).response.status;
  expect(await get()).toBe('active');
  await eventually(get, 'expired');
  expect(await open(pathOf(page))).toContain('This page is expired.');
  const { response } = await caller.call('payment-page-list', 'v2', { status: 'expired' });
  expect(response.pages).toEqual(expect.arrayContaining([expect.objectContaining({ id: page_id })]));
  await caller.call('payment-page-update', 'v2', { page_id, expires_at: '2039-02-01T00:00:00Z' });
  expect(await get()).toBe('active');
});

it('an invoice that has ended takes no new payment; one that began before its end makes it paid', async () => {
  const { id: invoice_id, ...invoice } = await makeInvoice({ send: true, expires_at: soon() });
  const { location } = await begin(pathOf(invoice));
  const find = async () => (await caller.call('invoice-find', 'v2', { invoice_id })).response.status;
  expect(await find()).toBe('sent');
  await eventually(find, 'expired');
  expect(await open(pathOf(invoice))).toContain('This invoice is expired.');
  expect((await caller.call('invoice-update', 'v2', { invoice_id, send: true })).code).toBe(213);
  await post(location, { card_number: '4111111111111111' });
  await eventually(find, 'paid');
});

it('a draft ends by its time too, and is sent no more', async () => {
  const { id: invoice_id } = await makeInvoice({ send: false, expires_at: soon() });
  const find = async () => (await caller.call('invoice-find', 'v2', { invoice_id })).response.status;
  expect(await find()).toBe('draft');
  await eventually(find, 'expired');
  expect((await caller.call('invoice-update', 'v2', { invoice_id, send: true })).code).toBe(213);
});

it('a voucher of an attempt that expired can be paid after its invoice was withdrawn', async () => {
  const items = [{ name: 'Book', quantity: 1, price: 10_951 }];
  const due = { items, amount: 10_951, amount_currency: 'BRL', service_ids: [1184] };
  const invoice = await makeInvoice({ ...due, send: true });
  const { id: invoice_id, external_invoice_id: external_order_id } = invoice;
  const id = Number((await begin(pathOf(invoice))).location.slice('/p/'.length));
  const payment = async () => (await caller.call('transaction-find', 'v2', { id })).response;
  await eventually(async () => (await payment()).status, 5);
  expect((await caller.call('invoice-delete', 'v2', { invoice_id })).code).toBe(0);
  await eventually(async () => (await payment()).status, 1);
  expect(await payment()).toMatchObject({ external_order_id, captured_amount: 10_951 });
  const { response } = await caller.call('invoice-find', 'v2', { invoice_id });
  expect(response).toMatchObject({ status: 'deleted', transaction_id: null });
  stated({
    'docs/services/invoicing/api/invoice_delete.mdx': 'The invoice stays `deleted`.',
    'docs/services/invoicing/api/invoice_find.mdx': 'the callback says so, the invoice does not',
    'cabinet/payment_services/invoicing.mdx':
      'Ask whether the customer holds a voucher of an earlier attempt: it can still be paid late.',
  });
});

describe('an invoice', () => {
  it('is paid once it was sent, and not twice', async () => {
    const draft = await makeInvoice({ send: false });
    expect(await open(pathOf(draft))).toContain('This invoice is draft.');
    const sent = await makeInvoice({ send: true });
    await payAt(pathOf(sent));
    const { response } = await caller.call('invoice-find', 'v2', { invoice_id: sent.id });
    expect(response).toMatchObject({ status: 'paid', transaction_id: expect.any(Number) as number });
    expect(await open(pathOf(sent))).toContain('This invoice is paid.');
  });

  it('has one attempt at a time: a second tab goes on with the first, and a new one begins after its end', async () => {
    const { id: invoice_id, ...sent } = await makeInvoice({ send: true });
    const tabs = [await begin(pathOf(sent)), await begin(pathOf(sent))];
    const [first] = new Set(tabs.map(({ location }) => location));
    expect(tabs).toMatchObject([{ location: first }, { location: first }]);
    const id = Number(first?.slice('/p/'.length));
    await caller.call('transaction-cancel', 'v2', { id });
    const next = (await begin(pathOf(sent))).location;
    expect(next).not.toBe(first);
    await post(next, { card_number: '4111111111111111' });
    const { response } = await caller.call('invoice-find', 'v2', { invoice_id });
    expect(response).toMatchObject({ status: 'paid', transaction_id: Number(next.slice('/p/'.length)) });
    stated({
      'docs/payment_page.mdx': 'Under the same link, one attempt at a time, until one succeeds',
      'docs/invoicing/index.mdx': 'One at a time, until one succeeds',
      'docs/services/invoicing_service.mdx': 'No: one attempt at a time',
      'docs/services/invoicing/api/invoice_create.mdx': 'goes on with the same payment',
    });
  });

  it('stays as it is while it is being paid, until the payment that its error names is cancelled', async () => {
    const { id: invoice_id, ...invoice } = await makeInvoice({ send: true, extra: { campaign: 'rule' } });
    const id = Number((await begin(pathOf(invoice))).location.slice('/p/'.length));
    const { code, text } = await caller.call('invoice-update', 'v2', { invoice_id, send: true });
    expect([code, text]).toEqual([
      213,
      expect.stringContaining(`"invoice_id: transaction ${id} is under way"`),
    ]);
    expect((await caller.call('invoice-delete', 'v2', { invoice_id })).code).toBe(213);
    const begun = (await caller.call('transaction-find', 'v2', { id })).response;
    expect(begun).toMatchObject({ status: 0, extra: { campaign: 'rule' } });
    await caller.call('transaction-cancel', 'v2', { id });
    expect((await caller.call('invoice-delete', 'v2', { invoice_id })).code).toBe(0);
    stated({
      'docs/services/invoicing/api/invoice_update.mdx': "read the transaction's `id` in `error.message`",
      'docs/services/invoicing/api/invoice_delete.mdx': '[end the payment yourself]',
      'api/shared/operations/invoice-delete.yaml': 'Then `message` has the `id` of its transaction.',
      'docs/invoicing/index.mdx': 'The `extra` of an invoice comes back in each of its payments',
    });
  });
});

it('a link that does not exist is not found', async () => {
  for (const path of ['/pages/999999', '/i/999999']) {
    expect((await fetch(sandbox.url + path)).status).toBe(404);
    expect((await post(path, { service_id: '1' })).status).toBe(404);
  }
});
