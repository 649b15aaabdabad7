/**
 * In: the scenarios of a test value and whether the service is a two-step one. Out: the same with holds where the service holds: every
 * approved payment of a two-step service is held, and a service that is none of them never holds.
 */
import { TransactionStatus } from '../generated/codes';
import type { Step } from '../transactions/transaction';
import type { Scenarios } from './triggers';

type Row = Scenarios[number];
type Result = Pick<Row['outcome'], 'status'>;

const { SUCCESS, AUTHORIZED } = TransactionStatus;

const CAPTURE = { by: 'merchant', call: 'transaction-complete', data: {}, status: SUCCESS } as const;

const held = <Part extends Result>(part: Part): Part =>
  part.status === SUCCESS ? { ...part, status: AUTHORIZED } : part;

function withHold(row: Row): Row {
  const { then = [], dispute, ...outcome } = row.outcome;
  const isOf = (step: Step | undefined, call: string) => step?.by === 'merchant' && step.call === call;
  // What is disputed or given back has been captured before.
  if (outcome.status === SUCCESS && (dispute || isOf(then[0], 'transaction-cancel')))
    return { ...row, outcome: { ...held(outcome), then: [{ ...CAPTURE, dispute }, ...then] } };
  const steps = then.map((step) => (isOf(step, CAPTURE.call) ? step : held(step)));
  return { ...row, outcome: { ...held(outcome), then: steps } };
}

/** A card of the table that is only held is paid by a service without holds. */
const withoutHold = (row: Row): Row =>
  row.outcome.status === AUTHORIZED
    ? { ...row, outcome: { payer_auth: row.outcome.payer_auth, status: SUCCESS } }
    : row;

/** @param holds the service is a two-step one */
export function withHolds([first, ...others]: Scenarios, holds: boolean): Scenarios {
  const adapt = holds ? withHold : withoutHold;
  return [adapt(first), ...others.map(adapt)];
}
