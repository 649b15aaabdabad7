/**
 * Finds the transaction that a call names: one of this run, else the documented example with this number, which comes to
 * life in the state that the documentation shows.
 */
import type { DocumentedTransaction } from '../contract/examples';
import { documentedTransactions } from '../contract/examples';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { exactAmountOf } from '../transactions/money';
import type { PayerAuth, Transaction } from '../transactions/transaction';
import type { World } from '../world/world';
import type { Call } from './call';

const moment = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);
const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? (value as JsonObject) : {};

function bringToLife(world: World, call: Call, example: DocumentedTransaction): Transaction {
  const { authorization, result, fields, extra, card_token: cardToken, ...rest } = example;
  const { created_at, updated_at, expires_at, finished_at, ...state } = rest;
  const shown = objectOf(authorization);
  const instructions = objectOf(result);
  const payerAuth = (shown.payer_auth ?? instructions.payer_auth ?? 'NONE') as PayerAuth;
  const service = world.services.get(example.service_id);
  const known = { ...state, crypto: {} } as unknown as Transaction['state'];
  const kept = Object.entries(instructions).filter(([name]) =>
    /^(pay_url|voucher|qr|requisites)$/.test(name),
  );
  return {
    state: known,
    moments: {
      created_at: moment(created_at) ?? 0,
      updated_at: moment(updated_at) ?? 0,
      expires_at: moment(expires_at),
      finished_at: moment(finished_at),
    },
    version: call.version,
    callbackUrl: undefined,
    returnUrl: undefined,
    payerAuth,
    paths: world.triggers.waitingFor(payerAuth).map(({ outcome }) => outcome.then ?? []),
    taken: new Set(),
    latePayment: service?.latePayment ?? true,
    refundable: service?.entry?.refundable ?? 'full_and_part',
    approvalCode: (shown.approval_code ?? null) as string | null,
    retrievalReference: (shown.rrn ?? null) as string | null,
    holdExpiresAt: moment(shown.hold_expires_at),
    result: kept.length > 0 ? Object.fromEntries(kept) : null,
    fields: objectOf(fields) as Record<string, string>,
    extra: objectOf(extra) as Record<string, string>,
    wantsCardToken: typeof cardToken === 'string',
    usesCard: 'card_number' in objectOf(fields),
    cardToken: typeof cardToken === 'string' ? cardToken : null,
    cardExpiry: `${world.defaults.expire_year}-${world.defaults.expire_month}`,
    // A documented P2P payment has its requisites already, so that it can be confirmed.
    p2p: service?.isP2p
      ? {
          methodId: world.firstP2pMethod,
          ready: true,
          confirmed: false,
          exactAmount: exactAmountOf(known.payer_amount),
        }
      : undefined,
  };
}

function documented(world: World, call: Call, matches: (example: DocumentedTransaction) => boolean) {
  const example = documentedTransactions(world.contract).find(matches);
  if (!example) return undefined;
  const known = world.transactions.byId(call.point.id, example.id);
  if (known) return known;
  const transaction = bringToLife(world, call, example);
  world.transactions.adopt(transaction);
  return transaction;
}

/** @throws Refusal 200 */
export function transactionById(world: World, call: Call, id: number): Transaction {
  const found =
    world.transactions.byId(call.point.id, id) ?? documented(world, call, (example) => example.id === id);
  if (!found) throw new Refusal(200, `id: no transaction ${id} at this point`);
  return found;
}

/** @throws Refusal 208 */
export function transactionByExternalId(world: World, call: Call, externalId: string): Transaction {
  const found =
    world.transactions.registered(call.point.id, externalId) ??
    documented(world, call, (example) => example.external_transaction_id === externalId);
  if (!found) throw new Refusal(208, 'external_transaction_id: no such transaction at this point');
  return found;
}
