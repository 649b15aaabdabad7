import { describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { transactionStatusesSchema } from '@gateway-docs/site-data/tests';
import { createClock } from '../clock';
import { createRandom } from '../portable/random';
import { createChanges } from './changes';
import { TransactionStatus } from '../generated/codes';
import type { Transaction, TransactionState } from './transaction';
import { root } from '../tests/root';

const table = readYaml(root, 'data/transaction-statuses.yaml', transactionStatusesSchema);
const statuses = Object.values(TransactionStatus);

function watched() {
  const changed: string[] = [];
  const report = ({ state }: Transaction) =>
    changed.push(`${state.status}/${state.revision}/${state.reversed_amount}`);
  const clock = createClock(1);
  const settle = ({ captured_amount: captured }: TransactionState) => ({
    wallet_amount: captured * 2,
    point_commission: 0,
  });
  return { changed, changes: createChanges(table, clock, report, settle, createRandom()) };
}

const transaction = (status: number, latePayment = true) =>
  ({
    state: {
      id: 1,
      status,
      revision: 1,
      amount: 1000,
      payer_amount: 1000,
      wallet_amount: null,
      authorized_amount: status === 6 ? 1000 : 0,
      captured_amount: status === 1 ? 1000 : 0,
      reversed_amount: 0,
      failure_reason_code: null,
      capture_pending_amount: 0,
      reversal_pending_amount: 0,
    },
    timestamps: { created_at: 0, updated_at: 0, expires_at: null, finished_at: null },
    payerAuth: 'OTP',
    latePayment,
    cardMask: '411111******1111',
    approvalCode: null,
    taken: new Set(),
    result: { pay_url: 'https://pay.example' },
  }) as unknown as Transaction;

describe('changes', () => {
  it('allows exactly the transitions of the table', () => {
    const { changes } = watched();
    for (const { code: from, to } of table.rows) {
      for (const status of statuses.filter((code) => code !== from)) {
        const change = () => changes.apply(transaction(from), { status });
        if (to.includes(status)) expect(change, `${from} to ${status}`).not.toThrow();
        else expect(change, `${from} to ${status}`).toThrow(`cannot go from status ${from} to ${status}`);
      }
    }
  });

  it('5 to 1 only with late payment', () => {
    const { changes } = watched();
    expect(changes.mayBecome(transaction(5, true), TransactionStatus.SUCCESS)).toBe(true);
    expect(changes.mayBecome(transaction(5, false), TransactionStatus.SUCCESS)).toBe(false);
  });

  it.each([
    [0, TransactionStatus.SUCCESS],
    [10, TransactionStatus.SUCCESS],
    [0, TransactionStatus.EXPIRED],
  ])('a late payment is none from status %d to %d', (from, to) => {
    expect(watched().changes.mayBecome(transaction(from, false), to)).toBe(true);
  });

  it('records a new next step without a change of status, of which nobody is told', () => {
    const { changes, changed } = watched();
    const pending = transaction(10);
    changes.apply(pending, { status: TransactionStatus.PENDING, payerAuth: '3DS' });
    expect([pending.payerAuth, pending.state.revision, changed]).toEqual(['3DS', 2, []]);
    changes.apply(pending, { status: TransactionStatus.PENDING });
    expect([pending.payerAuth, pending.result]).toEqual(['3DS', { pay_url: 'https://pay.example' }]);
    expect(pending.timestamps.finished_at).toBeNull();
  });

  it('a payment that is paid again as it is has changed nothing that is called back', () => {
    const { changes, changed } = watched();
    const paid = transaction(1);
    changes.apply(paid, { status: TransactionStatus.SUCCESS });
    expect([paid.state.captured_amount, changed]).toEqual([1000, []]);
  });

  it('captures nothing of a transaction without an amount', () => {
    const { changes } = watched();
    const open = transaction(0);
    Object.assign(open.state, { amount: null });
    changes.apply(open, { status: TransactionStatus.SUCCESS });
    expect([open.state.captured_amount, open.state.wallet_amount]).toEqual([0, null]);
  });

  it.each([
    ['a payment by card that failed', { approvalCode: null }, TransactionStatus.FAILED, null],
    ['a payment without a card', { cardMask: null, approvalCode: null }, TransactionStatus.SUCCESS, null],
    ['a hold that has one', { approvalCode: 'T00001' }, TransactionStatus.SUCCESS, 'T00001'],
  ])('%s gets no approval code', (_, given, status, code) => {
    const paid = Object.assign(transaction(0), given);
    watched().changes.apply(paid, { status });
    expect(paid.approvalCode).toBe(code);
  });

  it('a part that goes back leaves the time at which the payment became final', () => {
    const { changes } = watched();
    const paid = transaction(10);
    changes.apply(paid, { status: TransactionStatus.SUCCESS });
    paid.timestamps.finished_at = 7;
    changes.reverse(paid, 100);
    expect(paid.timestamps.finished_at).toBe(7);
    changes.reverse(paid, paid.state.captured_amount - 100);
    expect(paid.timestamps.finished_at).not.toBe(7);
  });

  it('carries a capture or a reversal out later, or not', () => {
    const { changes, changed } = watched();
    const held = transaction(6);
    changes.request(held, 'capture', 600);
    expect([held.state.capture_pending_amount, held.state.status]).toEqual([600, 6]);
    changes.endPending(held, true);
    expect(held.state).toMatchObject({ status: 1, captured_amount: 600, capture_pending_amount: 0 });
    changes.request(held, 'reversal', 200);
    expect([held.state.reversal_pending_amount, held.state.reversed_amount]).toEqual([200, 0]);
    changes.endPending(held, true);
    expect(held.state).toMatchObject({ status: 1, reversed_amount: 200, reversal_pending_amount: 0 });
    expect(changed).toEqual(['1/3/0', '1/5/200']);
  });

  it('a capture that the bank refuses leaves the hold, may be sent again, and is called back', () => {
    const { changes, changed } = watched();
    const held = transaction(6);
    held.taken.add('transaction-complete');
    changes.request(held, 'capture', 600);
    changes.endPending(held, false);
    expect(held.state).toMatchObject({ status: 6, captured_amount: 0, capture_pending_amount: 0 });
    expect([[...held.taken], changed]).toEqual([[], ['6/3/0']]);
  });

  it('raises the revision with each change, and reports those that are called back', () => {
    const { changes, changed } = watched();
    const paid = transaction(0);
    changes.apply(paid, { status: TransactionStatus.PENDING, payerAuth: 'OTP' });
    changes.apply(paid, { status: TransactionStatus.AUTHORIZED });
    changes.apply(paid, { status: TransactionStatus.SUCCESS, capture: 600 });
    changes.reverse(paid, 100);
    changes.reverse(paid, 500);
    expect(changed).toEqual(['6/3/0', '1/4/0', '1/5/100', '4/6/600']);
    expect(paid.state).toMatchObject({
      status: 4,
      captured_amount: 600,
      wallet_amount: 1200,
      authorized_amount: 0,
    });
    expect(paid.timestamps.finished_at).not.toBeNull();
  });

  it('a final status leaves nothing to do for the payer', () => {
    const { changes } = watched();
    const paid = transaction(10);
    changes.apply(paid, { status: TransactionStatus.FAILED, failureReasonCode: 2001 });
    expect([paid.payerAuth, paid.result, paid.state.failure_reason_code]).toEqual(['NONE', null, 2001]);
  });

  it('a hold ends some time; a card payment has an approval code', () => {
    const { changes } = watched();
    const held = transaction(0);
    changes.apply(held, { status: TransactionStatus.AUTHORIZED });
    expect(held.state.authorized_amount).toBe(1000);
    expect(held.holdExpiresAt).toBeGreaterThan(Date.now());
    expect(held.approvalCode).toMatch(/^T\d{5}$/);
    expect(held.retrievalReference).toMatch(/^\d{12}$/);
  });
});
