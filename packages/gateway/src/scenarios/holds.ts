/**
 * In: the scenarios of a test value and whether the service is a two-step one. Out: the same with holds where the service holds: every
 * approved payment of a two-step service is held, and a service that is none of them never holds.
 */
import { TransactionStatus } from '../generated/codes';
import type { Scenarios } from './triggers';

type Row = Scenarios[number];
type Result = Pick<Row['outcome'], 'status'>;

const { SUCCESS, AUTHORIZED } = TransactionStatus;

const held = <Part extends Result>(part: Part): Part =>
  part.status === SUCCESS ? { ...part, status: AUTHORIZED } : part;

function withHold(row: Row): Row {
  const { then = [], ...outcome } = row.outcome;
  const isCapture = (step: (typeof then)[number]) =>
    step.by === 'merchant' && step.call === 'transaction-complete';
  const steps = then.map((step) => (isCapture(step) ? step : held(step)));
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
