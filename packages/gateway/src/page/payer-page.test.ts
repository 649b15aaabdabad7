// What the payer of a payment is shown in a page, where the browser goes, and what a second tab takes over.
import { describe, expect, it } from 'vitest';
import type { GatewayStart, ShownTransaction } from '../protocol/page-gateway';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { TransactionStatus } from '../generated/codes';
import { createSession, type Session } from './session';
import { demoSite } from '@gateway-docs/contract/tests';

const made = await loadCatalogue(demoSite);
const CHECKOUT = 'http://localhost:3000/sandbox/p/#';
const START = { callbackUrl: 'https://shop.example/callbacks', checkout: CHECKOUT, seed: 'x' };
const open = (given: Partial<GatewayStart> = {}): Session =>
  createSession(made.catalogue, made.schemas, { ...START, ...given });

const exampleOf = (operation: string, name?: string) => {
  const call = made.catalogue.calls.find(({ id, version }) => id === operation && version === 'v2')!;
  const example = call.requestExamples.find((candidate) => name === undefined || candidate.name === name)!;
  return { path: call.path, body: example.value as Record<string, unknown> };
};

/** @returns what the response says to do next, and the transaction as it is shown */
async function sent(session: Session, operation: string, changed: object, name?: string) {
  const { path, body } = exampleOf(operation, name);
  const exchange = await session.carryOut({
    type: 'send',
    request: {
      path,
      credentials: 'signature',
      body: JSON.stringify({ ...body, ...changed }),
      losesResponse: false,
      from: '/services/example',
    },
  });
  const { response } = JSON.parse(exchange!.response!.body) as {
    response: { id: number; result: Record<string, string> };
  };
  return { id: response.id, result: response.result };
}

const shown = (session: Session, id: number): ShownTransaction =>
  session.view().transactions.find((transaction) => transaction.id === id)!;

const card = (session: Session, transaction: number, number: string) =>
  session.carryOut({ type: 'pay', transaction, action: { type: 'card', number } });

const POINT = {
  success_url: 'https://shop.example/thanks',
  fail_url: 'https://shop.example/retry',
  cancel_url: 'https://shop.example/cart',
};

describe('the hosted page', () => {
  it('has the address of the site, and names amount, shop, method and where the request came from', async () => {
    const session = open();
    const { id, result } = await sent(session, 'transaction-create', {
      external_transaction_id: 'page-1',
      amount: 12540,
      description: 'Order 1001',
      point: POINT,
    });
    expect(result.pay_url).toBe(`${CHECKOUT}/p/${id}`);
    const { sheet, from } = shown(session, id);
    expect(from).toBe('/services/example');
    expect(sheet).toMatchObject({ path: `/p/${id}`, title: 'Hosted payment page', goesTo: undefined });
    const facts = Object.fromEntries(sheet!.facts);
    expect(facts).toMatchObject({ Shop: 'shop.example', For: 'Order 1001' });
    expect(facts.Amount).toMatch(/^125\.40 [A-Z]{3}$/);
    expect(facts.Method).not.toBe('');
  });

  it.each([
    ['4111111111111111', TransactionStatus.SUCCESS, 'success_url', POINT.success_url],
    ['4000000000010019', TransactionStatus.FAILED, 'fail_url', POINT.fail_url],
    ['', TransactionStatus.CANCELLED, 'cancel_url', POINT.cancel_url],
  ])('after card %j goes where the documentation says', async (number, status, member, url) => {
    const session = open();
    const made = await sent(session, 'transaction-create', {
      external_transaction_id: 'page-2',
      point: POINT,
    });
    await card(session, made.id, number);
    expect(shown(session, made.id).sheet).toMatchObject({ status, goesTo: { member, url, method: 'GET' } });
    const without = await sent(session, 'transaction-create', { external_transaction_id: 'page-3' });
    await card(session, without.id, number);
    expect(shown(session, without.id).sheet?.goesTo).toEqual({
      member,
      url: undefined,
      method: 'GET',
      fields: {},
    });
  });
});

it('the page of the bank has a form for return_url, and the same path as the response', async () => {
  const session = open();
  const return_url = 'https://shop.example/return';
  const { body } = exampleOf('transaction-pay', 'card-3ds');
  const { id, result } = await sent(
    session,
    'transaction-pay',
    {
      external_transaction_id: 'page-4',
      fields: { ...(body.fields as object), card_number: '4000000000000119' },
      point: { return_url },
    },
    'card-3ds',
  );
  const { sheet } = shown(session, id);
  expect(CHECKOUT + sheet!.path).toBe(result.acs_url);
  const posting = sheet!.buttons.filter(({ posts }) => posts);
  expect(posting.length).toBeGreaterThan(0);
  for (const { posts } of posting) {
    expect(posts).toMatchObject({ member: 'return_url', url: return_url, method: 'POST' });
    expect(Object.keys(posts!.fields).length).toBeGreaterThan(0);
  }
});

describe('another tab', () => {
  it('goes on with the payments of a point that it does not know', async () => {
    const session = open({ own: { point: 77 } });
    const { id } = await sent(session, 'transaction-create', { external_transaction_id: 'page-5' });
    const other = open({ saved: session.save() });
    await card(other, id, '4111111111111111');
    expect(shown(other, id).sheet?.status).toBe(TransactionStatus.SUCCESS);
    const [callback] = other.view().callbacks;
    expect(callback?.headers).toContainEqual(['X-Point-Id', '77']);
    expect(callback?.headers).toContainEqual(['X-Signature', callback?.signed?.signature]);
  });

  it('begins what was to begin soon after the response', async () => {
    const voucher = made.catalogue.services.find(({ flow, call }) => flow !== 'form' && call === 'create')!;
    const session = open();
    const { id } = await sent(session, 'transaction-create', {
      ...made.catalogue.requests[voucher.slug]!.body,
      external_transaction_id: 'page-6',
    });
    expect(session.view().nextAt).toBeDefined();
    const other = open({ saved: session.save() });
    expect(other.view().nextAt).toBe(session.view().nextAt);
    await other.carryOut({ type: 'advance', milliseconds: 60_000 });
    expect(shown(other, id).changes.length).toBeGreaterThan(1);
  });
});

it('pays by one button where the method lets the payer act elsewhere, and not a second time', async () => {
  const session = open({ stoppedAt: Date.UTC(2030, 0, 2) });
  const changed = { amount: 10_000, external_transaction_id: 'scanned-1' };
  const { id } = await sent(session, 'transaction-pay', changed, 'pix-qr');
  expect(shown(session, id).payer).toMatchObject({ pays: 'Scan and pay', buttons: [], mayExpire: true });
  const scan = { type: 'pay', transaction: id, action: { type: 'pay' } } as const;
  await session.carryOut(scan);
  const { changes, payer } = shown(session, id);
  expect(changes.at(-1)).toMatchObject({ status: TransactionStatus.SUCCESS, cause: 'payer' });
  expect(payer.pays).toBeUndefined();
  await expect(session.carryOut(scan)).rejects.toThrow('cannot do this any more');
});

it('has a test card that is approved and one that is declined, on the hosted page alone', async () => {
  const session = open();
  const { id } = await sent(session, 'transaction-create', { external_transaction_id: 'declined-1' });
  const [, declined = ''] = shown(session, id).payer.cards;
  await card(session, id, declined);
  expect(shown(session, id).changes.at(-1)?.status).toBe(TransactionStatus.FAILED);
  expect(shown(session, id).payer.cards).toEqual([]);
});
