// Every row of data/test-cards.yaml, played in both versions: the answer to the call that it triggers, each later step, the
// last status and the callbacks, in order. A row that the sandbox does not carry out as it says fails here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Version } from '../../src/reference/operation';
import { readYaml } from '../../src/reference/read-yaml';
import { schema, type TestScenario } from '../../src/reference/tables/test-cards';
import type { JsonObject } from '../http/parse-json';
import { startSandbox, type Sandbox } from '../sandbox';
import { startCallbackReceiver, type CallbackReceiver } from '../test-support/callback-receiver';
import { eventually } from '../test-support/eventually';
import { createCaller, type Caller, type Reply } from '../test-support/gateway-caller';
import '../test-support/patience';

const { rows } = readYaml(process.cwd(), 'data/test-cards.yaml', schema);

let sandbox: Sandbox;
let receiver: CallbackReceiver;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startSandbox(process.cwd(), { speed: 50, callbackTimeoutSeconds: 500 });
  receiver = await startCallbackReceiver();
  caller = createCaller(sandbox);
});
afterAll(async () => {
  await sandbox.stop();
  receiver.stop();
});

/** The documented request that a kind of test data is put into. */
const CARRIERS: Readonly<Record<string, readonly [operation: string, example: string]>> = {
  card: ['transaction-pay', 'card-3ds'],
  amount: ['transaction-create', 'voucher'],
  phone: ['transaction-pay', 'bank-transfer'],
  account: ['transaction-pay', 'pix-payout'],
  wallet: ['transaction-pay', 'card-payout'],
  external_id_prefix: ['transaction-pay', 'card-3ds'],
};

/** The body that triggers a scenario, with an id of its own. */
function requestFor({ kind, value, trigger, id }: TestScenario, version: Version): JsonObject {
  const [operation, name] = CARRIERS[kind] ?? [];
  const example =
    sandbox
      .world()
      .contract.find(operation ?? '', 'v2')
      ?.requestExamples.get(name ?? '') ?? {};
  const body: Record<string, unknown> = {
    ...example,
    external_transaction_id: `${version}-${id}`.slice(0, 48),
    point: { callback_url: `${receiver.url}/${version}/${id}/{transaction_id}` },
  };
  const [place = '', slug] = trigger.field.split('.');
  if (slug !== undefined) body.fields = { ...(example.fields as JsonObject), [slug]: value };
  else
    body[place] =
      place === 'external_transaction_id' ? `${value}-${version}-${id}`.slice(0, 48) : Number(value);
  return body;
}

interface Outcome {
  readonly code: number;
  readonly status: unknown;
  readonly failure: unknown;
}

const outcomeOf = ({ code, response }: Reply): Outcome => ({
  code,
  status: response.status,
  failure: response.failure_reason_code,
});

function expected({ error_code: code = 0, status, failure_reason_code: failure = null }: Result): Outcome {
  return code === 0 ? { code, status, failure } : { code, status: undefined, failure: undefined };
}

type Result = Pick<TestScenario['outcome'], 'error_code' | 'status'> & {
  failure_reason_code?: number | null;
};

/** Statuses of the callbacks of one scenario, in the order in which they came. */
function calledBack(scenario: TestScenario, version: Version): number[] {
  const own = receiver.received.filter(({ path }) =>
    path.startsWith(`/callbacks/${version}/${scenario.id}/`),
  );
  if (version === 'v2') {
    return own.map(({ body }) => (JSON.parse(body.toString('utf8')) as { status: number }).status);
  }
  // A v1 callback says nothing but the id.
  return own.map(({ method, path }) => (method === 'GET' && /\/\d+$/.test(path) ? -1 : NaN));
}

async function find(version: Version, externalId: unknown): Promise<Reply> {
  return caller.call('transaction-find', version, { external_transaction_id: externalId });
}

/** Presses the button of the payer's page that stands for a step. */
async function actAsPayer(id: unknown, action: string): Promise<void> {
  const url = `${sandbox.url}/r/${String(id)}`;
  const page = await (await fetch(url)).text();
  const index = [...page.matchAll(/<button>([^<]*)<\/button>/g)].findIndex(([, label = '']) =>
    action.includes('Cancel') ? label.includes('Cancel') : label === action,
  );
  await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: String(index) }) });
}

/** Carries out the steps after the first answer; the gateway's own steps are waited for. */
async function walk({ outcome }: TestScenario, version: Version, externalId: unknown): Promise<void> {
  const steps = outcome.then ?? [];
  for (const [index, step] of steps.entries()) {
    const wanted = expected(step);
    // Two steps of the gateway follow each other too fast to be seen one by one; the callbacks show their order.
    if (step.by === 'gateway' && steps[index + 1]?.by === 'gateway') continue;
    if (step.by === 'merchant' && step.call !== 'transaction-find') {
      const { response } = await find(version, externalId);
      const data = step.call === 'transaction-update' ? { data: step.data } : step.data;
      const reply = await caller.call(step.call, version, { id: response.id, ...data });
      expect(outcomeOf(reply), step.call).toEqual(wanted);
      continue;
    }
    if (step.by === 'payer') await actAsPayer((await find(version, externalId)).response.id, step.action);
    await eventually(async () => outcomeOf(await find(version, externalId)), wanted);
    // After UNKNOWN the next step is found out later; a 3-D Secure step is then shown as REDIRECT.
    if (step.payer_auth === '3DS') await eventually(() => payerAuth(version, externalId), 'REDIRECT');
  }
}

async function payerAuth(version: Version, externalId: unknown): Promise<unknown> {
  const { response } = await find(version, externalId);
  return (response.authorization as JsonObject).payer_auth;
}

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  it.concurrent.each(rows.map((row) => [row.id, row] as const))('%s', async (_, scenario) => {
    const { kind, outcome, callbacks } = scenario;
    const body = requestFor(scenario, version);
    const externalId = body.external_transaction_id;
    const [operation = ''] = CARRIERS[kind] ?? [];
    const answer = await caller.call(operation, version, body).catch((error: unknown) => error as Error);
    if (outcome.no_answer !== undefined) {
      expect(answer).toBeInstanceOf(Error);
    } else if (answer instanceof Error) {
      throw answer;
    } else if (operation === 'transaction-create') {
      // The hosted page is answered at once; the outcome comes after the payer has paid there.
      await eventually(async () => (await find(version, externalId)).response.status !== 0, true);
    } else {
      expect(outcomeOf(answer)).toEqual(expected(outcome));
      const result = (answer.response.result ?? {}) as JsonObject;
      if (outcome.payer_auth !== undefined) expect(result.payer_auth).toBe(outcome.payer_auth);
    }
    await walk(scenario, version, externalId);
    await eventually(
      () => calledBack(scenario, version),
      version === 'v2' ? callbacks : callbacks.map(() => -1),
    );
  });
});
