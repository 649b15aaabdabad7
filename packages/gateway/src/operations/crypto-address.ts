/** transaction/get_crypto_address: the first call fixes coin, network and amount, and the payer can pay from then on. */
import { refused } from '../api-error';
import { exampleResponses } from '../contract/examples';
import { coinsFor } from '../transactions/money';
import { timestampIn } from '../transactions/timestamps';
import type { Handler } from './call';
import { transactionById } from './lookup';

const LIFETIME_MS = 20 * 60 * 1000;
/** The documented rates are in it. */
const DOCUMENTED_CURRENCY = 'EUR';

export const cryptoAddress: Handler<'transaction-get-crypto-address'> = (sandbox, call) => {
  const { id, crypto_currency: coin, network } = call.body;
  const transaction = transactionById(sandbox, call, id);
  const { state } = transaction;
  const { entry } = sandbox.services.get(state.service_id) ?? {};
  if (entry?.kind !== 'crypto' || entry.direction !== 'payin')
    throw refused.VALIDATION_FAILED('id: the transaction is not a crypto pay-in');
  if (sandbox.isFinal(state.status))
    throw refused.UPDATE_NOT_ALLOWED(`id: status ${state.status} takes no payment`);
  const documented = [...exampleResponses(call.operation).values()].find(
    (address) => address.crypto_currency === coin && address.network === network,
  );
  if (!documented)
    throw refused.CURRENCY_NOT_SUPPORTED_BY_SERVICE(
      'crypto_currency: the service does not take this coin on this network',
    );
  const { crypto_currency: fixedCoin, network: fixedNetwork } = state.crypto;
  if (fixedCoin !== undefined && (fixedCoin !== coin || fixedNetwork !== network))
    throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
      `crypto_currency: ${fixedCoin} was fixed before, with its network`,
    );
  const scale = documented.crypto_amount.split('.')[1]?.length ?? 0;
  const currency = state.amount_currency;
  const perEuro = Number(sandbox.rates.rate(DOCUMENTED_CURRENCY, currency) ?? 1);
  const rate = (Number(documented.rate) * perEuro).toFixed(6);
  const amount = coinsFor(state.amount ?? 0, sandbox.rates.exponentOf(currency), rate, scale);
  const until = (transaction.timestamps.expires_at ??= sandbox.clock.now() + LIFETIME_MS);
  if (fixedCoin === undefined) {
    state.crypto = { crypto_amount: amount, crypto_currency: coin, network };
    sandbox.changes.apply(transaction, { status: state.status });
    sandbox.player.resume(transaction);
  }
  return {
    ...documented,
    memo: documented.memo === null ? null : String(state.id),
    crypto_amount: amount,
    rate,
    expires_at: timestampIn(call.version, until),
  };
};
