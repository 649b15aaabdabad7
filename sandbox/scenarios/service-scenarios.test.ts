// Every entry of the service catalogue, in the sandbox: its example request is accepted and answered as the entry says, and every
// scenario of its table really ends as documented, with the callbacks that it names.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadData } from '../../src/reference/load-data';
import { loadOperations } from '../../src/reference/contract/load-operations';
import { loadOperator } from '../../src/reference/operator/load-operator';
import type { Operation } from '../../src/reference/contract/operation';
import { serviceBodies } from '../../src/reference/services/service-bodies';
import type { Service } from '../../src/reference/services/service-schema';
import type { JsonObject } from '../json';
import { startSandbox, type Sandbox } from '../sandbox';
import { startCallbackReceiver, type CallbackReceiver } from '../test-support/callback-receiver';
import { createCaller, type Caller } from '../test-support/gateway-caller';
import '../test-support/many-at-once';
import '../test-support/patience';
import { createScenarioPlayer, type ScenarioPlayer } from '../test-support/scenario-player';
import { sentFor } from '../play/service-scenarios';

const { services, tables } = await loadData(process.cwd());
const { rows, defaults } = tables['test-cards'];
const operator = loadOperator(process.cwd());

let sandbox: Sandbox;
let receiver: CallbackReceiver;
let caller: Caller;
let player: ScenarioPlayer;
let operations: Operation[];
beforeAll(async () => {
  sandbox = await startSandbox(process.cwd(), { speed: 50, callbackTimeoutSeconds: 500 });
  receiver = await startCallbackReceiver();
  caller = createCaller(sandbox);
  player = createScenarioPlayer(sandbox, receiver, caller);
  operations = await loadOperations(process.cwd());
});
afterAll(async () => {
  await sandbox.stop();
  receiver.stop();
});

const requestOf = (service: Service, externalId: string): JsonObject => ({
  ...(serviceBodies(service, operations, operator).request as JsonObject),
  external_transaction_id: externalId,
});

/** The merchant's calls that a method waits for before the gateway goes on. */
function beforeGateway({ kind, direction, call, example }: Service) {
  if (direction === 'payout' || call === 'create') return undefined;
  if (kind === 'p2p') {
    return async (id: unknown) => {
      const { response } = await caller.call('transaction-p2p-get-methods-list', 'v2', { id });
      const [method] = response.p2p_methods as readonly JsonObject[];
      await caller.call('transaction-p2p-get-recipient-card', 'v2', { id, p2p_method_id: method?.id });
      const tail = { confirmation_fields: { sender_card_tail: '1111' } };
      await caller.call('transaction-p2p-confirm', 'v2', { id, ...tail });
    };
  }
  if (kind === 'crypto') {
    const { crypto_currency = 'USDT', network = 'TRON' } = example.crypto ?? {};
    return async (id: unknown) => {
      await caller.call('transaction-get-crypto-address', 'v2', { id, crypto_currency, network });
    };
  }
  return undefined;
}

/** Timestamps and the transaction's number differ from run to run, and the sandbox sends no code to anybody. */
function steady(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/(^https:.*\/)\d+$/, '$1<id>');
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'expires_at' && name !== 'code_sent_to');
  return Object.fromEntries(entries.map(([name, item]) => [name, steady(item)]));
}

const SHOWN = [
  'status',
  'direction',
  'service_id',
  'wallet_id',
  'amount',
  'amount_currency',
  'wallet_currency',
  'crypto_amount',
  'crypto_currency',
  'network',
  'result',
] as const;
const shownOf = (response: JsonObject) =>
  steady(Object.fromEntries(SHOWN.flatMap((name) => (name in response ? [[name, response[name]]] : []))));

describe.concurrent.each([...services])('%s', (slug, service) => {
  it.each(['v2', 'v1'] as const)('example, %s', async (version) => {
    const { operation, response } = serviceBodies(service, operations, operator);
    const externalId = `${version}-${slug}`.slice(0, 48);
    const reply = await caller.call(operation, version, requestOf(service, externalId));
    expect(reply.code, reply.text).toBe(0);
    expect(shownOf(reply.response)).toEqual(shownOf(response.response as JsonObject));
  });

  it.each(service.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s',
    async (id, scenario) => {
      const sent = sentFor(service, scenario, requestOf(service, id.slice(0, 48)), rows, defaults);
      const gives = sent.outcome.then?.some(
        (step) => step.by === 'merchant' && step.call === 'transaction-p2p-cancel',
      );
      const before = gives ? undefined : beforeGateway(service);
      await player.play({
        id,
        version: 'v2',
        operation: `transaction-${service.call}`,
        ...sent,
        ...(before ? { beforeGateway: before } : {}),
      });
    },
  );
});
