/**
 * transaction/pay: executes a payment. The test data of the request choose the outcome, which is in the answer; what comes
 * later is called back.
 */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { payerInstructions } from '../transactions/payer-instructions';
import type { PayerAuth, Transaction } from '../transactions/transaction';
import { resultView, transactionView } from '../transactions/views';
import type { World } from '../world/world';
import { LostResponse, type Operation, type PaymentRequest } from './call';
import { admit, isRegistered } from './payment-checks';
import { register } from './register';

/** How long a payer may take for the bank's step. */
const STEP_LIFETIME_MINUTES = 15;
const NEEDS_PAYER: readonly PayerAuth[] = ['3DS', 'OTP', 'LOOKUP', 'REDIRECT'];

/** The form that the payer's browser posts to the bank: what the bank later sends back is in the scenario's next step. */
function acsForm(world: World, transaction: Transaction): JsonObject {
  const [step] = world.player.nextSteps(transaction, 'merchant');
  const session = step?.by === 'merchant' ? step.data.threeDSSessionData : undefined;
  const creq = Buffer.from('sandbox-creq').toString('base64url');
  return { creq, ...(session === undefined ? {} : { threeDSSessionData: String(session) }) };
}

/** What the payer has to do now, with the addresses and form fields of that step. */
export function nextStep(world: World, transaction: Transaction): JsonObject {
  const { payerAuth, state } = transaction;
  switch (payerAuth) {
    case '3DS':
      return {
        payer_auth: payerAuth,
        acs_url: world.checkout('acs', state.id),
        acs_params: acsForm(world, transaction),
      };
    case 'REDIRECT':
      return { payer_auth: payerAuth, redirect_url: world.checkout('r', state.id) };
    case 'OTP':
      return { payer_auth: payerAuth, code_sent_to: null };
    default:
      return { payer_auth: payerAuth };
  }
}

export const pay: Operation = (world, call) => {
  const request = call.body as PaymentRequest;
  const admission = admit(world, call.point, request, true);
  const { service, fields, reserved } = admission;
  if (service.entry?.flow === 'form')
    throw new Refusal(214, 'service_id: the service works on the hosted page only');

  const registered = reserved !== undefined && isRegistered(reserved[0].outcome);
  const { error_code: code, no_answer: lost } = reserved?.[0].outcome ?? {};
  if (lost && !registered) return new LostResponse(null, lost);

  const scenarios = registered ? world.triggers.byCard('') : world.triggers.byPayment(request, fields);
  const needsPayer = NEEDS_PAYER.includes(scenarios[0].outcome.payer_auth ?? 'NONE');
  const transaction = register(world, call, request, admission, needsPayer ? STEP_LIFETIME_MINUTES : null);
  const instructions = payerInstructions(service.payerInstructions, transaction.state, world.clock.now());
  if (Object.keys(instructions).length > 0) transaction.result = instructions;
  // P2P goes on when the payer confirms, crypto when there is an address.
  const waits = service.isP2p || (service.entry?.kind === 'crypto' && service.direction === 'payin');
  if (waits && !registered) world.player.prepare(transaction, scenarios);
  else world.player.start(transaction, scenarios);

  // The test data of methods without cards leave the payer's step to the service.
  const isOpen = transaction.state.status === 10 && scenarios[0].outcome.payer_auth === undefined;
  if (isOpen) transaction.payerAuth = service.payerAuth;

  const response = {
    ...transactionView(transaction, call.version),
    result: { ...resultView(transaction.result ?? {}, call.version), ...nextStep(world, transaction) },
  };
  if (registered && lost) return new LostResponse(response, lost);
  if (registered && code !== undefined) throw new Refusal(code);
  return response;
};
