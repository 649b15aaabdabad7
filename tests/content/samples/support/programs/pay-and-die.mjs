// Runs the published merchant and kills it, without a chance to clean up, at the step that DIE_AT names: before or after a line of the
// journal is written, in its middle, before or after a request. In: PAYMENT as JSON. Out: the settled line.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { CLIENTS, DIE_AT, PAYMENT } = process.env;
const JOURNAL = 'payments.jsonl';
const load = (file) => import(pathToFileURL(join(CLIENTS, 'node', file)).href);
const { GatewayClient } = await load('gateway-client.mjs');
const { Journal } = await load('journal.mjs');
const { Payments } = await load('payments.mjs');

function at(step, before = () => undefined) {
  if (step !== DIE_AT) return;
  before();
  process.kill(process.pid, 'SIGKILL');
}

const journal = await Journal.open(JOURNAL);
const append = journal.append.bind(journal);
journal.append = (line) => {
  const text = JSON.stringify(line);
  at(`before ${line.step}`);
  at(`within ${line.step}`, () => appendFileSync(JOURNAL, text.slice(0, text.length / 2)));
  append(line);
  at(`after ${line.step}`);
};

const client = GatewayClient.fromEnvironment();
async function call(path, body, idempotencyKey) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  at(`before ${name}`);
  try {
    return await client.call(path, body, { idempotencyKey });
  } finally {
    at(`after ${name}`);
  }
}

const { id, path, request } = JSON.parse(PAYMENT);
const pauses = Array.from({ length: 200 }, () => 0.05);
console.log(JSON.stringify(await new Payments(journal, call, pauses).pay(id, path, request)));
journal.close();
