/**
 * In: a scenario with the request that triggers it. Out: what was sent and what came, step by step, and in what it differs from the
 * documentation. It sees a gateway as a merchant does, so the same player plays on any of them: over HTTP, in a page, and in the tests.
 */
import type { ScenarioStep as Step } from '@gateway-docs/site-data/services';
import { objectOf, type JsonObject } from '../json';
import type { BeforeGateway } from './before-gateway';
import type { Client, Look, Reply } from './client';
import * as compare from './compare';
import { actAsPayer } from './payer';
import type { ReceivedCallback, Receiver } from './receiver';
import { dataOf, type Sent } from './service-scenarios';

/** One thing that somebody did, and what the transaction was after it. */
export interface PlayedStep {
  readonly by: 'merchant' | 'payer' | 'gateway';
  readonly what: string;
  /** null where the response was lost, or was not looked at. */
  readonly reply: Reply | null;
}

export interface Stage {
  readonly client: Client;
  readonly receiver: Receiver;
  /** How many documented seconds pass in one second. */
  readonly speed: number;
  /** Lets a short time pass; that of this machine without one. */
  readonly pause?: () => Promise<void>;
}

/** One scenario, ready to be played. */
export interface Part {
  /** Whose guide documents it. */
  readonly service: string;
  /** Names it in the addresses of callbacks, so unique among those that share a receiver. */
  readonly scenario: string;
  readonly operation: string;
  readonly sent: Sent;
  readonly beforeGateway?: BeforeGateway | undefined;
}

const PATIENCE_MS = 10_000;
const PAUSE_MS = 15;

const realPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A callback of version 2 is signed; one of version 1 says nothing but the transaction's id, in its address. */
const isAsDocumented = ({ method, path, isGenuine }: ReceivedCallback, version: Client['version']) =>
  version === 'v2' ? isGenuine : method === 'GET' && /\/\d+$/.test(path);

const reaches =
  ({ status, payer_auth: auth }: Step) =>
  (now: Look) =>
    now.status === status && !now.isPending && (auth === undefined || now.payerAuth === auth);

/** @throws what the client throws */
export async function runScenario({ client, receiver, speed, pause = realPause }: Stage, part: Part) {
  const { service, scenario, operation, sent, beforeGateway } = part;
  const { outcome, callbacks } = sent;
  const place = `/callbacks/${client.version}/${scenario}/`;
  const body: JsonObject = {
    ...sent.body,
    point: { ...objectOf(sent.body.point), callback_url: `${receiver.origin}${place}{transaction_id}` },
  };
  const externalId = String(body.external_transaction_id);
  const steps: PlayedStep[] = [];
  const differences: string[] = [];

  async function waitUntil(isThere: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
    for (const end = Date.now() + milliseconds; !(await isThere()) && Date.now() < end;) await pause();
  }

  async function callAs(by: PlayedStep['by'], what: string, name: string, values: JsonObject) {
    const reply = await client.call(name, values);
    steps.push({ by, what, reply });
    return reply;
  }
  const callAsMerchant = (name: string, values: JsonObject) => callAs('merchant', name, name, values);

  async function takeMerchantStep(step: Extract<Step, { readonly by: 'merchant' }>): Promise<void> {
    const { id } = await client.look(externalId);
    const reply = await callAsMerchant(step.call, { id, ...dataOf(step) });
    differences.push(
      ...compare.resultDifference(step.call, reply, step),
      ...compare.pendingDifference(step.call, reply, step),
      ...compare.responseDifference(step.call, reply, step),
    );
  }

  async function seeResult(step: Step, what: string): Promise<void> {
    const seconds = step.by === 'gateway' ? step.after_seconds : 0;
    const isReached = async () => reaches(step)(await client.look(externalId));
    // A failed registration leaves nothing to wait for.
    if (step.status !== undefined) await waitUntil(isReached, PATIENCE_MS + (seconds * 1000) / speed);
    const reply = await callAs(step.by, what, 'transaction-find', { external_transaction_id: externalId });
    differences.push(
      ...compare.resultDifference(what, reply, step),
      ...compare.payerAuthDifference(what, reply, 'authorization', step),
    );
  }

  async function takeStep(step: Step, isLasting: boolean): Promise<void> {
    if (step.by === 'merchant' && step.call !== 'transaction-find') return takeMerchantStep(step);
    if (step.by === 'payer') await actAsPayer(client, externalId, step);
    const what = {
      payer: 'action' in step ? step.action : '',
      gateway: 'goes on by itself',
      merchant: 'transaction-find',
    }[step.by];
    if (isLasting) return seeResult(step, what);
    if (step.by === 'payer') steps.push({ by: 'payer', what, reply: null });
  }

  async function calledBack(): Promise<JsonObject[]> {
    const own = () => receiver.received.filter(({ path }) => path.startsWith(place));
    await waitUntil(() => own().length >= callbacks.length, PATIENCE_MS);
    if (own().some((callback) => !isAsDocumented(callback, client.version)))
      differences.push('a callback has a wrong signature or form');
    // Deliveries may overtake each other.
    return own()
      .map(({ body: received }) => received)
      .sort((a, b) => Number(a.revision) - Number(b.revision));
  }

  const reply = await callAsMerchant(operation, body);
  if (outcome.no_answer === undefined) {
    differences.push(
      ...compare.resultDifference(operation, reply, outcome),
      ...compare.payerAuthDifference(operation, reply, 'result', outcome),
    );
    if (reply?.code === 0) await beforeGateway?.(callAsMerchant, reply.response.id);
  } else if (reply !== null)
    differences.push(`${operation}: ${compare.seen(reply)}, documented is no response`);
  const { then = [] } = outcome;
  // What the gateway ends by itself is over too fast to be seen; the callbacks show the order.
  for (const [index, step] of then.entries()) await takeStep(step, then[index + 1]?.by !== 'gateway');
  const bodies = await calledBack();
  const shown = (status: unknown) => (client.version === 'v2' ? status : '?');
  const statuses = bodies.map(({ status }) => shown(status));
  differences.push(...compare.callbackDifference(statuses, callbacks.map(shown)));
  return {
    service,
    scenario,
    request: body,
    steps,
    /** Bodies, by revision; empty ones of version 1. */
    callbacks: bodies,
    /** In what the scenario ended in another way than documented, one sentence each. */
    differences,
  };
}

export type Transcript = Awaited<ReturnType<typeof runScenario>>;
