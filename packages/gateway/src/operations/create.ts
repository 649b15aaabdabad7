/**
 * transaction/create: registers a payment and answers the hosted page. A card is chosen there; a method without a card
 * plays the scenario of its amount soon after the response.
 */
import { HOSTED_SECONDS } from '@gateway-docs/site-data/services';
import { ApiError } from '../api-error';
import { errorCodeOf } from '../codes';
import { withHolds } from '../scenarios/holds';
import { transactionView } from '../transactions/views';
import { LostResponse, type Handler } from './call';
import { admit, isRegistered, type Admission } from './payment-checks';
import { register } from './register';

/** How long the hosted page takes a payment. */
const PAGE_LIFETIME_MINUTES = 60;

/** The hosted page takes cards; everything else is played by the amount. */
const waitsForCard = ({ service }: Admission) =>
  service.savesCards || service.entry?.flow === 'form' || service.entry?.kind === 'card';

export const create: Handler<'transaction-create'> = (sandbox, call) => {
  const { body: request } = call;
  const admission = admit(sandbox, call, request, 'create');
  const { service, reserved } = admission;
  const { error_code: code, no_answer: lost } = reserved?.[0].outcome ?? {};
  const registered = reserved !== undefined && isRegistered(reserved[0].outcome);
  if (lost && !registered) return new LostResponse(null, lost);

  const transaction = register(sandbox, call, request, admission, PAGE_LIFETIME_MINUTES);
  const result = { pay_url: sandbox.checkout('p', transaction.state.id) };
  transaction.result = result;
  transaction.page = 'p';
  const response = { ...transactionView(transaction, call.version), result };

  if (registered) {
    const paid = withHolds(sandbox.triggers.byCard(''), service.holds);
    sandbox.player.startLater(transaction, paid, 0);
    if (lost) return new LostResponse(response, lost);
    if (code !== undefined) throw new ApiError(errorCodeOf(code));
  }
  if (!waitsForCard(admission)) {
    const scenarios = sandbox.triggers.byPayment(request, {});
    sandbox.player.startLater(transaction, scenarios, HOSTED_SECONDS);
  }
  return response;
};
