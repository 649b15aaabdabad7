/** transaction/find: the whole transaction, by one of its two numbers. */
import { wholeView } from '../transactions/views';
import type { Operation } from './call';
import { transactionByExternalId, transactionById } from './lookup';

interface FindRequest {
  readonly id?: number;
  readonly external_transaction_id?: string;
}

export const find: Operation = (world, call) => {
  const { id, external_transaction_id: externalId = '' } = call.body as FindRequest;
  const transaction =
    id === undefined ? transactionByExternalId(world, call, externalId) : transactionById(world, call, id);
  const payerPage = world.checkout('r', transaction.state.id);
  return { ...wholeView(transaction, call.version, payerPage), card_token: transaction.cardToken };
};
