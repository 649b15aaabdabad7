/**
 * In: an admitted request. Out: a registered transaction with status 0 and revision 1, stored under both of its numbers.
 */
import { TransactionStatus } from '../generated/codes';
import { pick } from '../pick';
import { maskCardNumber, withoutSecrets } from '../transactions/sensitive-fields';
import { coinsAtPriceOf } from '../transactions/money';
import type { CryptoMembers, Transaction, TransactionState } from '../transactions/transaction';
import type { SandboxState } from '../state/sandbox-state';
import type { Caller, PaymentRequest } from './call';
import type { Admission } from './payment-checks';

/** Coins at the price of the guide's example, with the coin and the network that the request names. */
function cryptoOf({ rates }: SandboxState, admission: Admission, amount: number): CryptoMembers {
  const { service, currency, fields } = admission;
  const { crypto, amount: forAmount, currency: priced = currency } = service.entry?.example ?? {};
  if (crypto?.crypto_amount === undefined || !forAmount) return crypto ?? {};
  const coins = coinsAtPriceOf(crypto.crypto_amount, forAmount, rates.convert(amount, currency, priced));
  return { ...crypto, crypto_amount: coins, ...pick(fields, ['crypto_currency', 'network']) };
}

function stateOf(sandbox: SandboxState, caller: Caller, request: PaymentRequest, admission: Admission) {
  const { service, currency, walletCurrency } = admission;
  const amount = request.amount ?? null;
  const isPayout = service.direction === 'payout';
  const onTop = isPayout ? 0 : sandbox.settlement.commission(service, 'customer', amount ?? 0, currency);
  const { wallet_id, service_id } = request;
  const order = { service_id, wallet_id, amount: amount ?? 0, currency, walletCurrency };
  const state: TransactionState = {
    id: sandbox.transactions.nextId(),
    external_transaction_id: request.external_transaction_id,
    external_order_id: request.external_order_id ?? null,
    external_customer_id: request.external_customer_id,
    account_id: request.account_id,
    wallet_id: request.wallet_id,
    point_id: caller.point.id,
    service_id: service.id,
    direction: service.direction,
    status: TransactionStatus.NEW,
    failure_reason_code: null,
    revision: 1,
    is_test: true,
    amount,
    amount_currency: currency,
    customer_commission: onTop,
    payer_amount: amount === null ? null : amount + onTop,
    wallet_amount: null,
    wallet_currency: walletCurrency,
    point_commission: null,
    rate: sandbox.quotes.rateOf(order, isPayout),
    authorized_amount: 0,
    captured_amount: 0,
    capture_pending_amount: 0,
    reversed_amount: 0,
    reversal_pending_amount: 0,
    crypto: cryptoOf(sandbox, admission, amount ?? 0),
    description: request.description ?? null,
  };
  // A payout is reserved at once; a pay-in credits the wallet with success.
  return isPayout ? { ...state, ...sandbox.settlement.settle(state) } : state;
}

/** Mask of the card that pays, saved or typed. */
function cardMaskOf(sandbox: SandboxState, { card_number: number, card_token: token }: Admission['fields']) {
  if (token !== undefined) return sandbox.cardTokens.maskOf(token);
  return number === undefined ? null : maskCardNumber(number);
}

/** @param lifetimeMinutes how long the payer may take; null without a limit */
export function register(
  sandbox: SandboxState,
  caller: Caller,
  request: PaymentRequest,
  admission: Admission,
  lifetimeMinutes: number | null,
): Transaction {
  const { service, fields } = admission;
  const now = sandbox.clock.now();
  const transaction: Transaction = {
    state: stateOf(sandbox, caller, request, admission),
    timestamps: {
      created_at: now,
      updated_at: now,
      expires_at: lifetimeMinutes === null ? null : now + lifetimeMinutes * 60_000,
      finished_at: null,
    },
    version: caller.version,
    callbackUrl: request.point?.callback_url,
    returnUrl: request.point?.return_url,
    hostedUrls: {
      success: request.point?.success_url,
      fail: request.point?.fail_url,
      cancel: request.point?.cancel_url,
    },
    payerAuth: 'NONE',
    paths: [],
    taken: new Set(),
    latePayment: service.latePayment,
    refundable: service.entry?.refundable ?? 'full_and_part',
    approvalCode: null,
    retrievalReference: null,
    referenceForm: service.entry?.reference,
    holdExpiresAt: null,
    result: null,
    fields: withoutSecrets(fields, sandbox.contract.sensitiveFields, service.entry),
    extra: request.extra ?? {},
    wantsCardToken: fields.issue_card_token === 'true' || request.amount === undefined,
    cardMask: cardMaskOf(sandbox, fields),
    cardToken: null,
    cardExpiry: `${fields.expire_year ?? sandbox.defaults.expire_year}-${fields.expire_month ?? sandbox.defaults.expire_month}`,
    p2p: undefined,
  };
  sandbox.transactions.add(transaction);
  sandbox.ledger.book(transaction.state);
  return transaction;
}
