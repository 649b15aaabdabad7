/** In: a command that makes one payment with a merchant's client. Out: for each check what the client did when something went wrong. */
import { CLIENT_CHECKS } from '../protocol/conformance-checks';
import type { GatewayParts } from '../catalogue/catalogue';
import { ErrorCode } from '../generated/codes';
import type { FaultName } from './client-faults';
import { runClient, type ClientRun, type SeenCall } from './client-run';
import { fail, pass, unproven, type Finding } from './report';

/** Of the response at the rate limit, with a little for the two clocks. */
const RETRY_AFTER_MS = 950;
const FIND = 'transaction-find';

const told = ({ operation, externalId, code }: SeenCall) =>
  `${operation}${externalId === undefined ? '' : ` ${externalId}`} (error ${code})`;

const story = ({ calls, ending }: ClientRun) =>
  `${calls.length === 0 ? 'It made no call' : `Calls: ${calls.map(told).join('; ')}`}. The command ${ending}.`;

const idsOf = (calls: readonly SeenCall[]) => [
  ...new Set(calls.filter(({ isPayment }) => isPayment).map(({ externalId }) => externalId)),
];

/** The calls after the first payment: what the client did about the fault. */
function afterFirst({ calls }: ClientRun): readonly SeenCall[] {
  const first = calls.findIndex(({ isPayment }) => isPayment);
  return first < 0 ? [] : calls.slice(first + 1);
}

/** Nothing is to be said beside what was seen. */
const RIGHT = pass('');

/** What holds for every fault: one number, at most one transaction, and a call that asks about it. */
function oneNumber(run: ClientRun): Finding {
  const [id, ...others] = idsOf(run.calls);
  if (id === undefined) return fail('No payment was sent.');
  if (others.length > 0) return fail('It paid again under a new number.');
  if (run.registered.length > 1) return fail(`There are ${run.registered.length} transactions.`);
  const asks = afterFirst(run).some(({ externalId }) => externalId === id);
  return asks ? RIGHT : unproven('It asked nothing within this run; your client may do so later.');
}

function signs(run: ClientRun): Finding {
  const accepted = run.calls.filter(({ isPayment, code }) => isPayment && code === ErrorCode.SUCCESS);
  return accepted.length === 1 && run.registered.length === 1
    ? RIGHT
    : fail(`${run.registered.length} transactions were made, and one is needed.`);
}

/** One number first; then what this fault asks for besides, if it found something. */
const besides =
  (judge: (run: ClientRun) => Finding | undefined) =>
  (run: ClientRun): Finding => {
    const general = oneNumber(run);
    return (general.verdict === 'pass' ? judge(run) : undefined) ?? general;
  };

const lostRequest = besides((run) => {
  const onlyFind = afterFirst(run).every(({ isPayment }) => !isPayment);
  return onlyFind && run.registered.length === 0
    ? unproven('It learnt that nothing was carried out, and did not send again within this run.')
    : undefined;
});

const taken = besides((run) =>
  afterFirst(run).some(({ operation }) => operation === FIND)
    ? undefined
    : unproven('It did not call find within this run.'),
);

const limited = besides((run) => {
  const [first, second] = run.calls.filter(({ isPayment }) => isPayment);
  if (!first || !second) return unproven('It did not send again within this run.');
  const waited = second.at - first.at;
  return waited >= RETRY_AFTER_MS
    ? undefined
    : fail(`It sent again after ${waited} ms, and Retry-After was one second.`);
});

function decline(run: ClientRun): Finding {
  const payments = run.calls.filter(({ isPayment }) => isPayment);
  if (payments.length === 0) return fail('No payment was sent.');
  return payments.length === 1 ? RIGHT : fail(`It sent ${payments.length} payments.`);
}

type ClientCheck = readonly [fault: FaultName, judge: (run: ClientRun) => Finding];

const CHECKS: Readonly<Record<(typeof CLIENT_CHECKS)[number]['id'], ClientCheck>> = {
  signs: ['none', signs],
  'lost-response': ['lost-response', oneNumber],
  'lost-request': ['lost-request', lostRequest],
  'no-json': ['no-json', oneNumber],
  'duplicate-number': ['taken', taken],
  'rate-limit': ['limited', limited],
  decline: ['declined', decline],
};

/** @returns a finding for each check, in the order of the list, with all that was seen */
export async function examineClient(made: GatewayParts, command: string, timeoutSeconds: number) {
  const found = [];
  for (const check of CLIENT_CHECKS) {
    const [fault, judge] = CHECKS[check.id];
    const run = await runClient(made, command, fault, timeoutSeconds);
    const { verdict, saw } = judge(run);
    found.push({ ...check, subject: 'client' as const, verdict, saw: `${saw} ${story(run)}`.trim() });
  }
  return found;
}
