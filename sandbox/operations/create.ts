/**
 * transaction/create: registers a payment and answers the hosted page. A card is chosen there; a method without a card
 * plays the scenario of its amount soon after the answer.
 */
import { Refusal } from '../http/answer';
import { resultView, transactionView } from '../transactions/views';
import { LostResponse, type Operation, type PaymentRequest } from './call';
import { admit, isRegistered, type Admission } from './payment-checks';
import { register } from './register';

/** How long the hosted page takes a payment. */
const PAGE_LIFETIME_MINUTES = 60;
/** The payer needs a moment on the hosted page. */
const SECONDS_UNTIL_PAID = 1;

/** The hosted page takes cards; everything else is played by the amount. */
const waitsForCard = ({ service }: Admission) =>
  service.savesCards || service.entry?.flow === 'form' || service.entry?.kind === 'card';

export const create: Operation = (world, call) => {
  const request = call.body as PaymentRequest;
  const admission = admit(world, call.point, request, true);
  const { service, reserved } = admission;
  if (service.direction === 'payout' || service.entry?.flow === 'h2h') {
    throw new Refusal(204, 'service_id: the service cannot be paid on the hosted page');
  }
  const { error_code: code, no_answer: lost } = reserved?.[0].outcome ?? {};
  const registered = reserved !== undefined && isRegistered(reserved[0].outcome);
  if (lost && !registered) return new LostResponse(null, lost);

  const transaction = register(world, call, request, admission, PAGE_LIFETIME_MINUTES);
  const result = { pay_url: world.checkout('p', transaction.state.id) };
  transaction.result = result;
  const response = {
    ...transactionView(transaction, call.version),
    result: resultView(result, call.version),
  };

  if (registered) {
    const paid = world.triggers.byCard('');
    world.clock.after(0, () => world.player.start(transaction, paid));
    if (lost) return new LostResponse(response, lost);
    if (code !== undefined) throw new Refusal(code);
  }
  if (!waitsForCard(admission)) {
    const scenarios = world.triggers.byPayment(request, {});
    world.clock.after(SECONDS_UNTIL_PAID, () => world.player.start(transaction, scenarios));
  }
  return response;
};
