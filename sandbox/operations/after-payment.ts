/** What a merchant asks for after a payment: a card token, the code of a payout once more, the rate. */
import { Refusal } from '../http/answer';
import { momentIn } from '../transactions/views';
import type { Operation } from './call';
import { checkWalletOf } from './invoices';
import { transactionByExternalId, transactionById } from './lookup';

const SUCCESS = 1;
const RATE_LIFETIME_MS = 10 * 60 * 1000;

export const issueCardToken: Operation = (world, call) => {
  const { state, fields, cardExpiry } = transactionById(world, call, (call.body as { id: number }).id);
  if (state.status !== SUCCESS) throw new Refusal(213, `id: status ${state.status} gives no token`);
  const { card_number: mask } = fields;
  if (mask === undefined) throw new Refusal(204, 'id: the transaction was not paid by card');
  return { card_token: world.cardTokens.issue(state.account_id, mask), card_mask: mask, expires: cardExpiry };
};

/** `anna@customer.example` becomes `a***@customer.example`. */
const maskAddress = (address: string) => address.replace(/^(.)[^@]*/, '$1***');

export const resendCode: Operation = (world, call) => {
  const { state, fields } = transactionById(world, call, (call.body as { id: number }).id);
  const { entry } = world.services.get(state.service_id) ?? {};
  if (entry?.kind !== 'code' || entry.direction !== 'payout') {
    throw new Refusal(204, 'id: the transaction is not a payout of a code');
  }
  if (state.status !== SUCCESS) throw new Refusal(213, `id: status ${state.status} has sent no code`);
  return { sent_to: maskAddress(fields.email ?? ''), sent_at: momentIn(call.version, world.clock.now()) };
};

interface RateRequest {
  readonly id?: number;
  readonly external_transaction_id?: string;
  readonly service_id?: number;
  readonly wallet_id?: number;
  readonly amount?: number;
  readonly amount_currency?: string;
}

/** The wording of the contract for a pair of equal currencies. */
const SAME = '1.000000';

export const currencyRate: Operation = (world, call) => {
  const request = call.body as RateRequest;
  if (request.service_id === undefined) {
    const { state } =
      request.id === undefined
        ? transactionByExternalId(world, call, request.external_transaction_id ?? '')
        : transactionById(world, call, request.id);
    const [from, to] = [state.amount_currency, state.wallet_currency];
    const amount = state.amount ?? 0;
    const converted = world.rates.convert(amount, from, to);
    return { from, to, rate: state.rate ?? SAME, amount, converted_amount: converted, expires_at: null };
  }
  const { service_id: serviceId, wallet_id: walletId = 0, amount = 0, amount_currency: from = '' } = request;
  const service = world.services.get(serviceId);
  if (!service) throw new Refusal(201, 'service_id: not a service of this point');
  checkWalletOf(world, walletId);
  if (!service.currencies.includes(from))
    throw new Refusal(216, 'amount_currency: not a currency of the service');
  const to = world.wallets.get(walletId) ?? from;
  const rate = world.rates.rate(from, to) ?? SAME;
  const expires = momentIn(call.version, world.clock.now() + RATE_LIFETIME_MS);
  return {
    from,
    to,
    rate,
    amount,
    converted_amount: world.rates.convert(amount, from, to),
    expires_at: expires,
  };
};
