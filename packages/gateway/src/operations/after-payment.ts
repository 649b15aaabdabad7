/** What a merchant asks for after a payment: a card token, the code of a payout once more, the rate. */
import { refused } from '../api-error';
import type { RequestBody, Schema } from '../contract/operation-types';
import { TransactionStatus } from '../generated/codes';
import type { SandboxState } from '../state/sandbox-state';
import { timestampIn } from '../transactions/timestamps';
import type { Call, Caller, Handler } from './call';
import { transactionById, transactionNamed } from './lookup';
import { checkWallet, serviceOf } from './ownership';

export const issueCardToken: Handler<'transaction-issue-token'> = (sandbox, call) => {
  const { state, cardMask: mask, cardExpiry } = transactionById(sandbox, call, call.body.id);
  if (state.status !== TransactionStatus.SUCCESS)
    throw refused.UPDATE_NOT_ALLOWED(`id: status ${state.status} gives no token`);
  if (mask === null || state.direction === 'payout') throw refused.VALIDATION_FAILED('id: not paid by card');
  const token = sandbox.cardTokens.issue(state.account_id, mask);
  return { card_token: token, card_mask: mask, expires: cardExpiry };
};

/** `anna@customer.example` becomes `a***@customer.example`, and a phone keeps its last four digits. */
const maskAddress = (address: string) => address.replace(/^(.)[^@]*(?=@)|^\d+(?=\d{4}$)/, '$1***');

export const resendCode: Handler<'transaction-resend-giftcode'> = (sandbox, call) => {
  const { state, fields } = transactionById(sandbox, call, call.body.id);
  const { entry } = sandbox.services.get(state.service_id) ?? {};
  if (entry?.kind !== 'code' || entry.direction !== 'payout')
    throw refused.VALIDATION_FAILED('id: the transaction is not a payout of a code');
  if (state.status !== TransactionStatus.SUCCESS)
    throw refused.UPDATE_NOT_ALLOWED(`id: status ${state.status} has sent no code`);
  const sent_to = maskAddress(fields.email ?? fields.recipient_phone ?? '');
  return { sent_to, sent_at: timestampIn(call.version, sandbox.clock.now()) };
};

/** The wording of the contract for a pair of equal currencies. */
const SAME = '1.000000';

/** The rate that a transaction was made with; it does not expire. */
function rateOfTransaction(
  sandbox: SandboxState,
  caller: Caller,
  names: RequestBody<'transaction-currency-rate'>,
): Schema<'conversion'> {
  const { state } = transactionNamed(sandbox, caller, names);
  const [from, to] = [state.amount_currency, state.wallet_currency];
  const amount = state.amount ?? 0;
  const converted = sandbox.settlement.inWallet(amount, state);
  return { from, to, rate: state.rate ?? SAME, amount, converted_amount: converted, expires_at: null };
}

/** The rate for a payment that is still to be made. */
function rateOfService(
  sandbox: SandboxState,
  { body, version }: Call<'transaction-currency-rate'>,
  service_id: number,
): Schema<'conversion'> {
  const { wallet_id: walletId = 0, amount = 0, amount_currency: from = '' } = body;
  const service = serviceOf(sandbox, service_id);
  const to = checkWallet(sandbox, walletId);
  if (!service.currencies.includes(from))
    throw refused.CURRENCY_NOT_SUPPORTED_BY_SERVICE('amount_currency: not a currency of the service');
  const order = { service_id, wallet_id: walletId, amount, currency: from, walletCurrency: to };
  return {
    from,
    to,
    rate: sandbox.rates.rate(from, to) ?? SAME,
    amount,
    converted_amount: sandbox.rates.convert(amount, from, to),
    expires_at: timestampIn(version, sandbox.quotes.give(order)),
  };
}

export const currencyRate: Handler<'transaction-currency-rate'> = (sandbox, call) => {
  const { service_id: serviceId } = call.body;
  return serviceId === undefined
    ? rateOfTransaction(sandbox, call, call.body)
    : rateOfService(sandbox, call, serviceId);
};
