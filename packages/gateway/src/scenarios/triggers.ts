/**
 * In: data/test-cards.yaml and a request. Out: the scenarios that its test data start. Several rows may share a trigger
 * (right and wrong code): they begin alike and part later.
 */
import { MATCHES } from '@gateway-docs/site-data/services';
import type { TestDataTable, TestScenario } from '@gateway-docs/site-data/tables';
import type { Schema } from '../contract/operation-types';
import { FailureReason, TransactionStatus } from '../generated/codes';

type PaymentRequest = Schema<'payment-request'>;

/** Rows with one trigger, in the order of the table. */
export type Scenarios = readonly [TestScenario, ...TestScenario[]];

/** The text from the beginning of each of its words: a prefix may stand behind something of the merchant's own. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![a-z\d])[a-z\d]/gi)].map(({ index }) => text.slice(index));

export function createTriggers(table: TestDataTable) {
  const groups = new Map<string, Scenarios>();
  for (const row of table.rows) {
    const key = [row.kind, ...Object.values(row.trigger)].join('\n');
    const before = groups.get(key);
    groups.set(key, before ? [...before, row] : [row]);
  }
  const scenarios = [...groups.values()];

  /** Of several matching rows the one with the longest text counts. */
  function find(kind: string, value: string, field?: string, initiator?: string): Scenarios | undefined {
    return scenarios
      .filter(([row]) => row.kind === kind && (field === undefined || row.trigger.field === field))
      .filter(([{ trigger }]) => trigger.initiator === undefined || trigger.initiator === initiator)
      .filter(([{ trigger }]) => MATCHES[trigger.match](value, trigger.text))
      .sort(([a], [b]) => b.trigger.text.length - a.trigger.text.length)[0];
  }

  /** A value without a row of its own succeeds: the table says so for each kind. */
  function findOrSuccess(kind: string, value: string): Scenarios {
    const found = find(kind, value) ?? scenarios.find(([row]) => row.id === `${kind}-success`);
    if (!found) throw new Error(`data/test-cards.yaml has no row with the id ${kind}-success`);
    return found;
  }

  const byAmount = (amount: number) => findOrSuccess('amount', String(amount));
  const expired = table.rows.find(
    ({ outcome }) => outcome.failure_reason_code === FailureReason.EXPIRED_CARD,
  );

  return {
    /** A reserved prefix in `external_transaction_id`, else in `external_order_id`; it wins over everything else. */
    byExternalId: (request: Pick<PaymentRequest, 'external_transaction_id' | 'external_order_id'>) =>
      [request.external_transaction_id, request.external_order_id ?? '']
        .flatMap(wordsOf)
        .map((word) => find('external_id_prefix', word))
        .find(Boolean),
    /** Reserved accounts and wallets. */
    byWallet: (request: PaymentRequest) =>
      find('wallet', String(request.account_id), 'account_id') ??
      find('wallet', String(request.wallet_id), 'wallet_id'),
    /** The payment itself: a card, a saved card, a phone or an account decides, else the amount. */
    byPayment(request: PaymentRequest, fields: Readonly<Record<string, string>>) {
      const { card_number: card, card_token: token, initiator, phone, account_number: account } = fields;
      if (token !== undefined)
        return find('card_token', token, undefined, initiator) ?? findOrSuccess('card', '');
      if (card !== undefined) return findOrSuccess('card', card);
      if (phone !== undefined) return findOrSuccess('phone', phone);
      if (account !== undefined) return findOrSuccess('account', account);
      return byAmount(request.amount ?? 0);
    },
    byAmount,
    byCard: (cardNumber: string) => findOrSuccess('card', cardNumber),
    /** Any card whose month has passed. */
    expiredCard: findOrSuccess('card', expired?.value ?? ''),
    /** Tokens that are there from the start. */
    savedCards: table.rows.filter(({ kind }) => kind === 'card_token').map(({ value }) => value),
    /** The card scenarios that begin with this step of the payer. */
    waitingFor: (payerAuth: string) =>
      table.rows.filter(
        ({ kind, outcome }) =>
          kind === 'card' && outcome.payer_auth === payerAuth && outcome.status === TransactionStatus.PENDING,
      ),
  };
}

export type Triggers = ReturnType<typeof createTriggers>;
