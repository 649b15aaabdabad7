/**
 * In: a kept transaction. Out: what an operation answers of it, in the form of the version: moments as
 * `YYYY-MM-DD HH:MM:SS` in v1, RFC 3339 in v2.
 */
import type { Version } from '../../src/reference/contract/operation';
import type { JsonObject } from '../http/parse-json';
import type { Transaction } from './transaction';

/** A moment as the version writes it. */
export function momentIn(version: Version, milliseconds: number): string {
  const rfc3339 = `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
  return version === 'v2' ? rfc3339 : rfc3339.replace('T', ' ').replace('Z', '');
}

const orNull = (version: Version, moment: number | null) =>
  moment === null ? null : momentIn(version, moment);

/** The members that every operation answers. */
export function transactionView({ state, moments }: Transaction, version: Version): JsonObject {
  const { crypto, description, ...rest } = state;
  return {
    ...rest,
    ...crypto,
    description,
    created_at: momentIn(version, moments.created_at),
    updated_at: momentIn(version, moments.updated_at),
    expires_at: orNull(version, moments.expires_at),
    finished_at: orNull(version, moments.finished_at),
  };
}

/** The whole transaction: the body of a callback, and with `card_token` the answer of find. */
export function wholeView(transaction: Transaction, version: Version, payerPage: string): JsonObject {
  const { payerAuth, approvalCode, retrievalReference, holdExpiresAt } = transaction;
  return {
    ...transactionView(transaction, version),
    authorization: {
      payer_auth: payerAuth,
      redirect_url: payerAuth === 'REDIRECT' ? payerPage : null,
      approval_code: approvalCode,
      rrn: retrievalReference,
      hold_expires_at: orNull(version, holdExpiresAt),
    },
    result: transaction.result === null ? null : resultView(transaction.result, version),
    fields: transaction.fields,
    extra: transaction.extra,
  };
}

/** `expires_at` of vouchers, QR codes and requisites is kept as milliseconds. */
export function resultView(result: JsonObject, version: Version): JsonObject {
  const write = (value: unknown, name: string): unknown => {
    if (name === 'expires_at' && typeof value === 'number') return momentIn(version, value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, write(item, key)]));
  };
  return write(result, '') as JsonObject;
}
