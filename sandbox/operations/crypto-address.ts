/** transaction/get_crypto_address: the first call fixes coin, network and amount, and the payer can pay from then on. */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { coinsFor } from '../transactions/money';
import { momentIn } from '../transactions/views';
import type { Operation } from './call';
import { transactionById } from './lookup';

interface AddressRequest extends JsonObject {
  readonly id: number;
  readonly crypto_currency: string;
  readonly network: string;
}

interface DocumentedAddress extends JsonObject {
  readonly crypto_currency: string;
  readonly network: string;
  readonly crypto_amount: string;
  readonly rate: string;
}

const LIFETIME_MS = 20 * 60 * 1000;

export const cryptoAddress: Operation = (world, call) => {
  const { id, crypto_currency: coin, network } = call.body as AddressRequest;
  const transaction = transactionById(world, call, id);
  const { state } = transaction;
  const { entry } = world.services.get(state.service_id) ?? {};
  if (entry?.kind !== 'crypto' || entry.direction !== 'payin') {
    throw new Refusal(204, 'id: the transaction is not a crypto pay-in');
  }
  if (world.isFinal(state.status)) throw new Refusal(213, `id: status ${state.status} takes no payment`);
  const documented = [...call.operation.successExamples.values()]
    .map(({ response }) => response as DocumentedAddress)
    .find((address) => address.crypto_currency === coin && address.network === network);
  if (!documented)
    throw new Refusal(216, 'crypto_currency: the service does not take this coin on this network');
  const { crypto_currency: fixedCoin, network: fixedNetwork } = state.crypto;
  if (fixedCoin !== undefined && (fixedCoin !== coin || fixedNetwork !== network)) {
    throw new Refusal(350, `crypto_currency: ${fixedCoin} was fixed before, with its network`);
  }
  const scale = documented.crypto_amount.split('.')[1]?.length ?? 0;
  const amount = coinsFor(
    state.amount ?? 0,
    world.rates.exponentOf(state.amount_currency),
    documented.rate,
    scale,
  );
  if (fixedCoin === undefined) {
    state.crypto = { crypto_amount: amount, crypto_currency: coin, network };
    world.player.resume(transaction);
  }
  return {
    ...documented,
    memo: documented.memo === null ? null : String(state.id),
    crypto_amount: amount,
    expires_at: momentIn(call.version, transaction.moments.created_at + LIFETIME_MS),
  };
};
