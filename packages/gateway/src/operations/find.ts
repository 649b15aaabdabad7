/** transaction/find: the whole transaction, by one of its two numbers. */
import { wholeView } from '../transactions/views';
import type { Handler } from './call';
import { transactionByExternalId, transactionById } from './lookup';

export const find: Handler<'transaction-find'> = (sandbox, call) => {
  const { id, external_transaction_id: externalId = '' } = call.body;
  const transaction =
    id === undefined
      ? transactionByExternalId(sandbox, call, externalId)
      : transactionById(sandbox, call, id);
  const payerPage = sandbox.checkout('r', transaction.state.id);
  return { ...wholeView(transaction, call.version, payerPage), card_token: transaction.cardToken };
};
