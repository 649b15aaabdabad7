/**
 * In: a stored transaction. Out: what an operation responses of it, with timestamps in the form of the version.
 */
import type { Version } from '@gateway-docs/site-data/model';
import type { Schema } from '../contract/operation-types';
import { parseTimestamp, timestampIn, timestampOrNull } from './timestamps';
import type { Transaction } from './transaction';

/** The members that every operation answers. */
export function transactionView(
  { state, timestamps, referenceForm: form }: Transaction,
  version: Version,
): Schema<'transaction'> {
  const { crypto, description, dispute: _hidden, ...rest } = state;
  return {
    ...rest,
    ...crypto,
    ...(form !== undefined && state.captured_amount > 0
      ? { scheme_reference: form.replace(/\d{6}$/, String(state.id).slice(-6)) }
      : {}),
    description,
    created_at: timestampIn(version, timestamps.created_at),
    updated_at: timestampIn(version, timestamps.updated_at),
    expires_at: timestampOrNull(version, timestamps.expires_at),
    finished_at: timestampOrNull(version, timestamps.finished_at),
  };
}

/** The whole transaction: the body of a callback, and with `card_token` the response of find. */
export function wholeView(
  transaction: Transaction,
  version: Version,
  payerPage: string,
): Schema<'transaction-state'> {
  const { payerAuth, approvalCode, retrievalReference, holdExpiresAt } = transaction;
  return {
    ...transactionView(transaction, version),
    authorization: {
      payer_auth: payerAuth,
      redirect_url: payerAuth === 'REDIRECT' ? payerPage : null,
      approval_code: approvalCode,
      rrn: retrievalReference,
      hold_expires_at: timestampOrNull(version, holdExpiresAt),
    },
    result: transaction.result === null ? null : resultView(transaction.result, version),
    fields: transaction.fields,
    extra: transaction.extra,
  };
}

/** Voucher, QR code or requisites as the version writes them. */
const shownIn = <Shown extends { readonly expires_at: string }>(shown: Shown, version: Version): Shown => ({
  ...shown,
  expires_at: timestampIn(version, parseTimestamp(shown.expires_at)),
});

/** What the payer needs to go on. */
export function resultView(result: Schema<'result'>, version: Version): Schema<'result'> {
  const { voucher, qr, requisites } = result;
  return {
    ...result,
    ...(voucher && { voucher: shownIn(voucher, version) }),
    ...(qr && { qr: shownIn(qr, version) }),
    ...(requisites && { requisites: shownIn(requisites, version) }),
  };
}
