/**
 * transaction/pay: executes a payment. The test data of the request choose the outcome, which is in the response; what comes
 * later is called back.
 */
import { ApiError } from '../api-error';
import { errorCodeOf } from '../codes';
import type { Schema } from '../contract/operation-types';
import { TransactionStatus } from '../generated/codes';
import { toBase64Url } from '../portable/bytes';
import { withHolds } from '../scenarios/holds';
import type { Scenarios } from '../scenarios/triggers';
import { lifetimeOf, payerInstructions } from '../transactions/payer-instructions';
import type { PayerAuth, Transaction } from '../transactions/transaction';
import { resultView, transactionView } from '../transactions/views';
import type { SandboxService } from '../state/services';
import type { SandboxState } from '../state/sandbox-state';
import { LostResponse, type Handler, type PaymentRequest } from './call';
import { admit, isRegistered, type Admission } from './payment-checks';
import { register } from './register';

/** How long a payer may take for the bank's step. */
const STEP_LIFETIME_MINUTES = 15;
const NEEDS_PAYER: readonly PayerAuth[] = ['3DS', 'OTP', 'LOOKUP', 'REDIRECT'];

/** The form that the payer's browser posts to the bank: what the bank later sends back is in the scenario's next step. */
function acsForm(sandbox: SandboxState, transaction: Transaction): Readonly<Record<string, string>> {
  const session = sandbox.player.nextSteps(transaction, 'merchant')[0]?.data.threeDSSessionData;
  const creq = toBase64Url('sandbox-creq');
  return { creq, ...(session === undefined ? {} : { threeDSSessionData: String(session) }) };
}

/** What the payer has to do now, with the addresses and form fields of that step. */
function nextStep(sandbox: SandboxState, transaction: Transaction): Schema<'pay-result'> {
  const { payerAuth: payer_auth, state } = transaction;
  if (payer_auth === '3DS') {
    const acs_params = acsForm(sandbox, transaction);
    return { payer_auth, acs_url: sandbox.checkout('acs', state.id), acs_params };
  }
  if (payer_auth === 'REDIRECT') return { payer_auth, redirect_url: sandbox.checkout('r', state.id) };
  return payer_auth === 'OTP' ? { payer_auth, code_sent_to: null } : { payer_auth };
}

/** How long the payer has: as long as what is shown lasts, the session of the method, or the step at the bank of a card. */
function lifetimeMinutes(service: SandboxService, needsPayer: boolean) {
  if (service.direction === 'payout') return null;
  const milliseconds = lifetimeOf(service.payerInstructions);
  if (milliseconds !== undefined) return milliseconds / 60_000;
  return service.entry?.session_minutes ?? (needsPayer ? STEP_LIFETIME_MINUTES : null);
}

/** The bank declines a card whose month has passed, whatever its number. */
const hasExpired = ({ expire_year: year, expire_month: month }: Admission['fields'], now: number) =>
  year !== undefined && month !== undefined && Date.UTC(Number(year), Number(month)) <= now;

/** @param registered the payment succeeds although its response is lost or an error */
function triggered(
  { triggers, clock }: SandboxState,
  request: PaymentRequest,
  fields: Admission['fields'],
  registered: boolean,
): Scenarios {
  if (registered) return triggers.byCard('');
  return hasExpired(fields, clock.now()) ? triggers.expiredCard : triggers.byPayment(request, fields);
}

export const pay: Handler<'transaction-pay'> = (sandbox, call) => {
  const { body: request } = call;
  const admission = admit(sandbox, call, request, 'pay');
  const { service, fields, reserved } = admission;
  const registered = reserved !== undefined && isRegistered(reserved[0].outcome);
  const { error_code: code, no_answer: lost } = reserved?.[0].outcome ?? {};
  if (lost && !registered) return new LostResponse(null, lost);

  const scenarios = withHolds(triggered(sandbox, call.body, fields, registered), service.holds);
  const needsPayer = NEEDS_PAYER.includes(scenarios[0].outcome.payer_auth ?? 'NONE');
  const lifetime = lifetimeMinutes(service, needsPayer);
  const transaction = register(sandbox, call, request, admission, lifetime);
  const instructions = payerInstructions(
    service.payerInstructions,
    transaction.state,
    transaction.timestamps.created_at,
    sandbox.rates.exponentOf(transaction.state.amount_currency),
  );
  if (Object.keys(instructions).length > 0) transaction.result = instructions;
  // P2P goes on when the payer confirms, crypto when there is an address.
  const waits = service.isP2p || (service.entry?.kind === 'crypto' && service.direction === 'payin');
  if (waits && !registered) sandbox.player.prepare(transaction, scenarios);
  else sandbox.player.start(transaction, scenarios);

  // The test data of methods without cards leave the payer's step to the service.
  const isOpen =
    transaction.state.status === TransactionStatus.PENDING && scenarios[0].outcome.payer_auth === undefined;
  if (isOpen) transaction.payerAuth = service.payerAuth;
  if (transaction.payerAuth === '3DS') transaction.page = 'acs';

  const response = {
    ...transactionView(transaction, call.version),
    result: { ...resultView(transaction.result ?? {}, call.version), ...nextStep(sandbox, transaction) },
  };
  if (registered && lost) return new LostResponse(response, lost);
  if (registered && code !== undefined) throw new ApiError(errorCodeOf(code));
  return response;
};
