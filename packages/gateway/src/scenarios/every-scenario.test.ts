// Every row of data/test-cards.yaml, played in both versions: the response to the call that it triggers, each later step, the
// last status and the callbacks, in order. A row that the sandbox does not carry out as it says fails here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Version } from '@gateway-docs/site-data/model';
import { serviceBodies } from '@gateway-docs/contract';
import { type Service, testValueFor, hostedOutcome } from '@gateway-docs/site-data/services';
import type { TestScenario } from '@gateway-docs/site-data/tables';
import { TransactionStatus } from '../generated/codes';
import type { JsonObject } from '../json';
import { startSandbox, type Sandbox } from '../sandbox';
import { runScenario } from '../scenario-run/run-scenario';
import { startReceiver, type Receiver } from '../scenario-run/receiver';
import { createCaller, type Caller } from '../tests/gateway-caller';
import '../tests/many-at-once';
import { operationNamed } from '../tests/operation-named';
import { createPlayerClient } from '../tests/player-client';
import { root } from '../tests/root';
import { demoSite } from '@gateway-docs/contract/tests';

const { services, tables } = await demoSite.load();
const { rows } = tables['test-cards'];
const operations = (await demoSite.load()).operations;

const SPEED = 20;

let sandbox: Sandbox;
let receiver: Receiver;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startSandbox(root, { speed: SPEED, callbackTimeoutSeconds: 500 });
  receiver = await startReceiver(sandbox.settings.points[0]?.tokens[0] ?? '');
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
  wallet: ['transaction-pay', 'card-payout'],
  external_id_prefix: ['transaction-pay', 'card-3ds'],
  card_token: ['transaction-pay', 'saved-card'],
  service: ['transaction-pay', 'card-3ds'],
};

/** Without a card the method has to fit the merchant's later step: one that gives money back in parts, or a P2P transfer. */
const CARRIERS_BY_CALL: Readonly<Record<string, readonly [operation: string, example: string]>> = {
  'transaction-cancel': ['transaction-pay', 'pix-qr'],
  'transaction-p2p-cancel': ['transaction-pay', 'p2p'],
};

/** A service of the catalogue that takes the field of the row, and can do what the row says. */
function serviceFor({ id, trigger, outcome }: TestScenario): Service | undefined {
  const takes = ({ call, kind, refundable, fields }: Service) =>
    call === 'pay' &&
    kind !== 'card' &&
    fields.some(({ slug }) => `fields.${slug}` === trigger.field) &&
    (refundable !== 'no' || !outcome.then?.some(({ by }) => by === 'merchant'));
  const names = ({ scenarios }: Service) =>
    scenarios.some((scenario) => 'test' in scenario && scenario.test === id);
  const all = [...services.values()].filter(takes);
  return all.find(names) ?? all[0];
}

/** The example of the service's guide with the test value in it. */
function requestOfService(service: Service, row: TestScenario): JsonObject {
  const { request } = serviceBodies(service, operations, demoSite.operator);
  const slug = row.trigger.field.replace('fields.', '');
  return { ...request, fields: { ...(request.fields as JsonObject), [slug]: testValueFor(service, row) } };
}

/** A service with commissions is paid as the one that it is like. */
const isPayout = ({ tariff }: TestScenario): boolean =>
  [...services.values()].some(({ slug, direction }) => slug === tariff?.service && direction === 'payout');

function carrierOf(scenario: TestScenario): readonly [operation: string, example: string] {
  const { kind, outcome } = scenario;
  if (isPayout(scenario)) return ['transaction-pay', 'card-payout'];
  if (kind === 'phone' || kind === 'account') return ['transaction-pay', ''];
  const calls = (outcome.then ?? []).flatMap((step) => (step.by === 'merchant' ? [step.call] : []));
  const own = kind === 'card' ? undefined : calls.map((call) => CARRIERS_BY_CALL[call]).find(Boolean);
  const carrier = own ?? CARRIERS[kind];
  if (!carrier) throw new Error(`No request carries test data of the kind ${kind}`);
  return carrier;
}

function twoStepServiceId(): number | undefined {
  return [...sandbox.state().services.values()].find(({ holds, call }) => holds && call === 'pay')?.id;
}

/** The body that triggers a scenario, with an id of its own. */
function requestFor(scenario: TestScenario, version: Version): JsonObject {
  const { value, trigger, id } = scenario;
  const externalId = `${version}-${id}`.slice(0, 48);
  const service = scenario.kind === 'phone' || scenario.kind === 'account' ? serviceFor(scenario) : undefined;
  if (service) return { ...requestOfService(service, scenario), external_transaction_id: externalId };
  const [operation, name] = carrierOf(scenario);
  const example = operationNamed(sandbox.state().contract, operation, 'v2').requestExamples.get(name) ?? {};
  const body: Record<string, unknown> = {
    ...example,
    external_transaction_id: externalId,
  };
  // Only a two-step service holds.
  if (scenario.outcome.status === TransactionStatus.AUTHORIZED) body.service_id = twoStepServiceId();
  // A service with commissions is paid with any card that is paid at once.
  if (scenario.kind === 'service' && !isPayout(scenario))
    body.fields = { ...(example.fields as JsonObject), card_number: '4111111111111111' };
  const [place = '', slug] = trigger.field.split('.');
  const { initiator } = trigger;
  if (slug !== undefined)
    body.fields = { ...(example.fields as JsonObject), [slug]: value, ...(initiator && { initiator }) };
  else
    body[place] =
      place === 'external_transaction_id' ? `${value}-${version}-${id}`.slice(0, 48) : Number(value);
  return body;
}

/** The merchant's step has to come before the gateway goes on by itself: nothing may run beside it. */
const isRace = ({ outcome: { then = [] } }: TestScenario): boolean =>
  then.some((step, index) => step.by === 'merchant' && !step.pending && then[index + 1]?.by === 'gateway');
const named = (row: TestScenario) => [row.id, row] as const;

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  async function play(id: string, scenario: TestScenario): Promise<void> {
    const { callbacks } = scenario;
    const [operation] = carrierOf(scenario);
    const outcome = operation === 'transaction-create' ? hostedOutcome(scenario) : scenario.outcome;
    const client = createPlayerClient(sandbox, caller, version);
    const { differences } = await runScenario(
      { client, receiver, speed: SPEED },
      {
        service: '',
        scenario: id,
        operation,
        sent: { body: requestFor(scenario, version), outcome, callbacks },
      },
    );
    expect(differences).toEqual([]);
  }

  it.concurrent.each(rows.filter((row) => !isRace(row)).map(named))('%s', play);
  it.each(rows.filter(isRace).map(named))('%s', play);
});
