// Every row of data/test-cards.yaml, played in both versions: the response to the call that it triggers, each later step, the
// last status and the callbacks, in order. A row that the sandbox does not carry out as it says fails here.
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Version } from '../../src/reference/contract/operation';
import { readYaml } from '../../src/reference/reading/read-yaml';
import { schema, type TestScenario } from '../../src/reference/tables/schemas/test-cards';
import type { JsonObject } from '../json';
import { startSandbox, type Sandbox } from '../sandbox';
import { startCallbackReceiver, type CallbackReceiver } from '../test-support/callback-receiver';
import { createCaller } from '../test-support/gateway-caller';
import '../test-support/many-at-once';
import { operationNamed } from '../test-support/operation-named';
import '../test-support/patience';
import { createScenarioPlayer, type ScenarioPlayer } from '../test-support/scenario-player';

const { rows } = readYaml(process.cwd(), 'data/test-cards.yaml', schema);

let sandbox: Sandbox;
let receiver: CallbackReceiver;
let player: ScenarioPlayer;
beforeAll(async () => {
  sandbox = await startSandbox(process.cwd(), { speed: 50, callbackTimeoutSeconds: 500 });
  receiver = await startCallbackReceiver();
  player = createScenarioPlayer(sandbox, receiver, createCaller(sandbox));
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

/** Without a card the method has to fit the merchant's later step: one that gives money back in parts, or a P2P transfer. */
const CARRIERS_BY_CALL: Readonly<Record<string, readonly [operation: string, example: string]>> = {
  'transaction-cancel': ['transaction-pay', 'pix-qr'],
  'transaction-p2p-cancel': ['transaction-pay', 'p2p'],
};

function carrierOf({ kind, outcome }: TestScenario): readonly [operation: string, example: string] {
  const calls = (outcome.then ?? []).flatMap((step) => (step.by === 'merchant' ? [step.call] : []));
  const own = kind === 'card' ? undefined : calls.map((call) => CARRIERS_BY_CALL[call]).find(Boolean);
  const carrier = own ?? CARRIERS[kind];
  if (!carrier) throw new Error(`No request carries test data of the kind ${kind}`);
  return carrier;
}

/** The body that triggers a scenario, with an id of its own. */
function requestFor(scenario: TestScenario, version: Version): JsonObject {
  const { value, trigger, id } = scenario;
  const [operation, name] = carrierOf(scenario);
  const example = operationNamed(sandbox.state().contract, operation, 'v2').requestExamples.get(name) ?? {};
  const body: Record<string, unknown> = {
    ...example,
    external_transaction_id: `${version}-${id}`.slice(0, 48),
  };
  const [place = '', slug] = trigger.field.split('.');
  if (slug !== undefined) body.fields = { ...(example.fields as JsonObject), [slug]: value };
  else
    body[place] =
      place === 'external_transaction_id' ? `${value}-${version}-${id}`.slice(0, 48) : Number(value);
  return body;
}

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  it.concurrent.each(rows.map((row) => [row.id, row] as const))('%s', async (id, scenario) => {
    const { outcome, callbacks } = scenario;
    const [operation] = carrierOf(scenario);
    await player.play({ id, version, operation, body: requestFor(scenario, version), outcome, callbacks });
  });
});
