/** What came, beside what is documented, in the words of a transcript. */
import type { ScenarioOutcome, ScenarioStep } from '@gateway-docs/site-data/services';
import { objectOf } from '../json';
import type { Reply } from './client';

type Result = Pick<ScenarioOutcome, 'error_code' | 'status' | 'failure_reason_code'>;

const shown = ({ error_code: code = 0, status, failure_reason_code: reason }: Result): string =>
  code !== 0 ? `error ${code}` : `status ${status ?? '?'}${reason === undefined ? '' : `, reason ${reason}`}`;

/** @returns code, or status and failure reason, of a reply */
export const seen = (reply: Reply | null): string =>
  reply === null
    ? 'no response'
    : shown({
        error_code: reply.code,
        status: reply.response.status as number,
        failure_reason_code: (reply.response.failure_reason_code ?? undefined) as number | undefined,
      });

const difference = (what: string, is: string, documented: string): string[] =>
  is === documented ? [] : [`${what}: ${is}, documented is ${documented}`];

/** @returns one sentence where error, status or failure reason are others than documented */
export const resultDifference = (what: string, reply: Reply | null, result: Result): string[] =>
  difference(what, seen(reply), shown(result));

/**
 * @param holder of `payer_auth`: `result` in the response to a payment, `authorization` in that of find
 * @returns one sentence where the payer has to identify himself in another way than documented
 */
export function payerAuthDifference(
  what: string,
  reply: Reply | null,
  holder: 'result' | 'authorization',
  { payer_auth: documented }: Pick<ScenarioOutcome, 'payer_auth'>,
): string[] {
  if (documented === undefined) return [];
  const { payer_auth: is } = objectOf(reply?.response[holder]);
  return difference(what, `payer_auth ${String(is)}`, `payer_auth ${documented}`);
}

/** @returns one sentence where nothing is pending after a call that only asks for a capture or a reversal */
export function pendingDifference(
  what: string,
  reply: Reply | null,
  { pending }: Pick<ScenarioStep, 'pending'>,
): string[] {
  if (pending === undefined) return [];
  const isPending = Number(reply?.response[`${pending}_pending_amount`]) > 0;
  return difference(what, isPending ? `${pending} pending` : 'nothing pending', `${pending} pending`);
}

/** @returns one sentence where the response to a call is another one than the scenario shows */
export const responseDifference = (
  what: string,
  reply: Reply | null,
  { response }: Pick<Extract<ScenarioStep, { readonly by: 'merchant' }>, 'response'>,
): string[] =>
  response === undefined ? [] : difference(what, JSON.stringify(reply?.response), JSON.stringify(response));

/** @returns one sentence where other callbacks came than documented */
export const callbackDifference = (is: readonly unknown[], documented: readonly unknown[]): string[] =>
  difference('callbacks', `status ${is.join(', ') || 'none'}`, `status ${documented.join(', ') || 'none'}`);
