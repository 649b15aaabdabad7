// Every entry of the service catalogue, in the sandbox: its example request is accepted and answered as the entry says, and every
// scenario of its table really ends as documented, with the callbacks that it names.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceBodies } from '@gateway-docs/contract';
import type { Operation } from '@gateway-docs/site-data/model';
import type { Service } from '@gateway-docs/site-data/services';
import type { JsonObject } from '../json';
import { startSandbox, type Sandbox } from '../sandbox';
import { createCaller, type Caller } from '../tests/gateway-caller';
import '../tests/many-at-once';
import { createPlayerClient } from '../tests/player-client';
import { beforeGatewayOf } from '../scenario-run/before-gateway';
import { runScenario } from '../scenario-run/run-scenario';
import { startReceiver, type Receiver } from '../scenario-run/receiver';
import { sentFor } from '../scenario-run/service-scenarios';
import { root } from '../tests/root';
import { demoSite } from '@gateway-docs/contract/tests';

const { services, tables } = await demoSite.load();
const { rows, defaults } = tables['test-cards'];
const operator = demoSite.operator;

const SPEED = 50;

let sandbox: Sandbox;
let receiver: Receiver;
let caller: Caller;
let operations: readonly Operation[];
beforeAll(async () => {
  sandbox = await startSandbox(root, { speed: SPEED, callbackTimeoutSeconds: 500 });
  receiver = await startReceiver(sandbox.settings.points[0]?.tokens[0] ?? '');
  caller = createCaller(sandbox);
  operations = (await demoSite.load()).operations;
});
afterAll(async () => {
  await sandbox.stop();
  receiver.stop();
});

const requestOf = (service: Service, externalId: string): JsonObject => ({
  ...(serviceBodies(service, operations, operator).request as JsonObject),
  external_transaction_id: externalId,
});

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
      const { differences } = await runScenario(
        { client: createPlayerClient(sandbox, caller, 'v2'), receiver, speed: SPEED },
        {
          service: slug,
          scenario: id,
          operation: `transaction-${service.call}`,
          sent,
          beforeGateway: beforeGatewayOf(service, sent.outcome),
        },
      );
      expect(differences).toEqual([]);
    },
  );
});
