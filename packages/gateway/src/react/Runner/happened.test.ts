// The diagrams of data/flows, marked by what a gateway shows: the case that was taken, what has happened in it, and the current step.
import { describe, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { progress } from '@gateway-docs/site-data/model';
import { flowSteps } from '@gateway-docs/site-data/flows';
import type { Exchange, GatewayView, ShownTransaction } from '../../protocol/page-gateway';
import { happened } from './happened';

const { flows, tables } = await demoSite.load();
const PAY = '/api/v2/transaction/pay';

const stepsOf = (name: string) => {
  const flow = flows.get(name);
  if (!flow) throw new Error(`data/flows has no ${name}`);
  return flowSteps(flow, tables['transaction-statuses'].rows);
};

const sent = (status: number, path = PAY): Exchange => ({
  at: 0,
  path,
  headers: [],
  body: '',
  transactionId: 7,
  response: { httpStatus: 200, body: JSON.stringify({ error: { code: 0 }, response: { id: 7, status } }) },
});

/** A transaction that came to each of these statuses, by the merchant's call up to the first of them. */
const transaction = (...statuses: readonly (number | readonly [number, number])[]): ShownTransaction => ({
  id: 7,
  externalId: 'a',
  payer: { takesCard: false, cards: [], buttons: [], mayExpire: false },
  changes: statuses.map((one, i) => {
    const [status, reason] = typeof one === 'number' ? [one, null] : one;
    return { at: 0, revision: i, status, reason, name: '', cause: i === 0 ? 'merchant' : 'gateway' };
  }),
});

const callback = (status: number, outcome = '200'): GatewayView['callbacks'][number] => ({
  number: 1,
  at: 0,
  transactionId: 7,
  attempt: 1,
  method: 'POST',
  url: '',
  headers: [],
  body: JSON.stringify({ status }),
  outcome,
});

const marked = (name: string, events: ReadonlySet<string>) => {
  const rows = progress(stepsOf(name), events);
  return {
    lit: rows.filter(({ isLit }) => isLit).map(({ row }) => row.text),
    current: rows.find(({ isCurrent }) => isCurrent)?.row.text,
    cases: rows.filter(({ row }) => row.kind === 'case').map(({ row }) => row.text),
  };
};

describe('Pix', () => {
  it('has nothing lit before the call, and the way that ends well', () => {
    const { lit, current, cases } = marked('pix', happened(undefined, [], PAY, []));
    expect([lit, current]).toEqual([[], undefined]);
    expect(cases).toContain('The payer confirms');
  });

  it('is lit up to the response, then to the money and the callback', () => {
    const called = marked('pix', happened(transaction(10), [sent(10)], PAY, []));
    expect(called.current).toMatch(/^Status 10 pending/);
    expect(called.lit[0]).toMatch(/^Name and CPF/);
    const paid = marked('pix', happened(transaction(10, 1), [sent(10)], PAY, []));
    expect(paid.current).toBe('Status 1 success');
    const told = marked('pix', happened(transaction(10, 1), [sent(10)], PAY, [callback(1)]));
    expect(told.current).toBe('HTTP 200');
    const failing = marked('pix', happened(transaction(10, 1), [sent(10)], PAY, [callback(1, '500')]));
    expect(failing.current).toBe('Signed callback with the final status');
  });

  it('takes the case whose reason has come', () => {
    const { cases, current } = marked('pix', happened(transaction(10, [2, 8006]), [sent(10)], PAY, []));
    expect(cases).toContain("The money comes from another person's account");
    expect(current).toMatch(/reason 8006/);
  });

  it('is found again after a reload, which has no response', () => {
    expect(marked('pix', happened(transaction(10), [], PAY, [])).current).toMatch(/^Status 10 pending/);
  });
});

it('a card with a check of the bank waits for update, and a plain one does not', () => {
  const waiting = marked('h2h-3ds', happened(transaction(10), [sent(10)], PAY, []));
  expect(waiting.cases).toContain('Challenge');
  expect(waiting.current).toMatch(/^payer_auth 3DS/);
  const plain = marked('h2h-3ds', happened(transaction(1), [sent(1)], PAY, []));
  expect(plain.cases).toContain('No challenge is needed');
  expect(plain.lit).not.toContain('transaction/find');
});

it('a status that everybody has seen decides no case', () => {
  const { cases } = marked('pix-payout', happened(transaction(10), [sent(10)], PAY, []));
  expect(cases).not.toContain('A bank checks for fraud');
});

it('a call that was not made is not lit, though one behind it is', () => {
  const { lit } = marked('pix-payout', happened(transaction(10), [sent(10)], PAY, []));
  expect(lit.filter((text) => text.includes('validate'))).toEqual([]);
  expect(lit).toContain('transaction/pay with pix_key, itn and names');
});
