/** In: what was played. Out: lines for a terminal. */
import type { JsonObject } from '../json';
import type { PlayedStep, Transcript } from './run-scenario';

const short = ({ status, failure_reason_code: reason, revision }: JsonObject) =>
  [
    `status ${String(status)}`,
    ...(typeof reason === 'number' ? [`reason ${reason}`] : []),
    ...(typeof revision === 'number' ? [`revision ${revision}`] : []),
  ].join(', ');

function stepLine({ by, what, reply }: PlayedStep): string {
  if (by === 'payer' && reply === null) return `  payer     ${what}`;
  if (reply === null) return `  ${by.padEnd(9)} ${what}: the response is lost`;
  const outcome = reply.code === 0 ? short(reply.response) : `error ${reply.code}`;
  return `  ${by.padEnd(9)} ${what}: HTTP ${reply.httpStatus}, ${'status' in reply.response || reply.code !== 0 ? outcome : 'done'}`;
}

/** @returns the scenario as text, without a line feed at its end */
export function transcriptText({ scenario, request, steps, callbacks, differences }: Transcript): string {
  return [
    scenario,
    `  request   ${JSON.stringify(request)}`,
    ...steps.map(stepLine),
    ...callbacks.map((body) => `  callback  ${short(body)}`),
    ...(differences.length === 0 ? ['  as documented'] : differences.map((text) => `  DIFFERS   ${text}`)),
  ].join('\n');
}
