/** `node gateway.mjs exam`: examines a callback handler, a client, or both, and writes what it saw. */
import { writeFileSync } from 'node:fs';
import { CONFORMANCE_LIMITS } from '../protocol/conformance-checks';
import type { Arguments } from '../command/arguments';
import { OptionMistake } from '../command/option-mistake';
import { addressOf, optional, secondsOf, textOption } from '../command/option-values';
import type { GatewayParts } from '../catalogue/catalogue';
import { createContract } from '../contract/contract';
import { documentedTransactions } from '../contract/examples';
import type { JsonObject } from '../json';
import type { Point } from '../settings';
import { examineCallbacks, examineV1 } from './callback-checks';
import { examineClient } from './client-checks';
import { handlerAt } from './deliver';
import { countOf, type Checked, type Report } from './report';
import { reportHtml } from './report-html';
import { reportText } from './report-text';

const CLIENT_TIMEOUT_SECONDS = '60';

/** The body of a callback is the transaction as find shows it, without the card token. */
function callbackExample({ catalogue, schemas }: GatewayParts): JsonObject {
  const [example] = documentedTransactions(createContract(catalogue.calls, schemas));
  if (!example) throw new Error('The contract has no example of transaction-find');
  const { card_token: _token, ...body } = example;
  return body;
}

/** @throws OptionMistake */
function read({ options, operands }: Arguments) {
  if (operands.length > 0) throw new OptionMistake(`"${operands.join(' ')}" belongs to no option.`);
  const text = (name: string) => optional(options, name, textOption);
  const [url, v1Url] = ['url', 'v1-url'].map((name) => optional(options, name, addressOf));
  const client = text('client');
  if (url === undefined && v1Url === undefined && client === undefined)
    throw new OptionMistake('exam needs something to examine: --url, --v1-url or --client.');
  if (v1Url?.includes('{transaction_id}') === false)
    throw new OptionMistake('--v1-url needs {transaction_id} where the number of the transaction stands.');
  const timeout = secondsOf('timeout', options.get('timeout') ?? CLIENT_TIMEOUT_SECONDS);
  const [order, token, json, html] = ['order', 'token', 'json', 'html'].map(text);
  return { url, v1Url, client, timeout, order, token, json, html };
}

function write(file: string | undefined, text: string): void {
  if (file === undefined) return;
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new OptionMistake(
      `The report cannot be written to ${file}: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/**
 * Examines a handler of version 2 callbacks.
 * @param point whose token signs
 * @param order `external_transaction_id` that the shop knows; without one each check has its own
 */
export const examineHandler = (
  made: GatewayParts,
  url: string,
  { id, tokens: [token = ''] }: Pick<Point, 'id' | 'tokens'>,
  order: string | undefined,
) =>
  examineCallbacks({
    handler: handlerAt(url, { id, token }, made.catalogue.profile.callbackTimeoutSeconds),
    example: callbackExample(made),
    order,
  });

/** @returns 0 when no check has failed, else 1 */
export async function examine(made: GatewayParts, given: Arguments): Promise<number> {
  const { url, v1Url, client, timeout, order, token, json, html } = read(given);
  const { pointId, apiToken, callbackTimeoutSeconds } = made.catalogue.profile;
  const checks: Checked[] = [];
  if (url !== undefined)
    checks.push(...(await examineHandler(made, url, { id: pointId, tokens: [token ?? apiToken] }, order)));
  if (v1Url !== undefined)
    checks.push(...(await examineV1(v1Url, Number(callbackExample(made).id), callbackTimeoutSeconds)));
  if (client !== undefined) checks.push(...(await examineClient(made, client, timeout)));
  const report: Report = {
    examinedAt: new Date().toISOString(),
    subjects: [
      ...(url === undefined ? [] : [`Callbacks: ${url}`]),
      ...(v1Url === undefined ? [] : [`Callbacks of version 1: ${v1Url}`]),
      ...(client === undefined ? [] : [`Client: ${client}`]),
    ],
    checks,
    limits: CONFORMANCE_LIMITS,
  };
  write(json, `${JSON.stringify(report, null, 2)}\n`);
  write(html, reportHtml(report));
  console.log(reportText(report));
  return countOf(report, 'fail') === 0 ? 0 : 1;
}
