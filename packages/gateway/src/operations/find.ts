/** transaction/find: the whole transaction, by one of its two numbers. */
import { wholeView } from '../transactions/views';
import type { Handler } from './call';
import { transactionNamed } from './lookup';

export const find: Handler<'transaction-find'> = (sandbox, call) => {
  const transaction = transactionNamed(sandbox, call, call.body);
  const payerPage = sandbox.checkout('r', transaction.state.id);
  return { ...wholeView(transaction, call.version, payerPage), card_token: transaction.cardToken };
};
