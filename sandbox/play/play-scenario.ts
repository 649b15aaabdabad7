/**
 * In: a scenario of a service. Out: what was sent and what came, step by step, and in what it differs from the documentation. It sees a
 * gateway as a merchant does, over HTTP alone, so the same player plays on any of them.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Service, ServiceScenario } from '../../src/reference/services/service-schema';
import type { TestScenario } from '../../src/reference/tables/schemas/test-cards';
import { listOf, objectOf, type JsonObject } from '../json';
import type { Client, Reply } from './client';
import type { Receiver } from './receiver';
import type { Sent } from './service-scenarios';

type Step = NonNullable<TestScenario['outcome']['then']>[number];
type Result = Pick<TestScenario['outcome'], 'error_code' | 'status' | 'failure_reason_code'>;

/** One thing that somebody did, and what the transaction was after it. */
export interface PlayedStep {
  readonly by: 'merchant' | 'payer' | 'gateway';
  readonly what: string;
  /** null where the response was lost. */
  readonly reply: Pick<Reply, 'httpStatus' | 'code' | 'response'> | null;
}

export interface Transcript {
  readonly service: string;
  readonly scenario: string;
  readonly request: JsonObject;
  readonly steps: readonly PlayedStep[];
  /** Bodies of the callbacks, by revision. */
  readonly callbacks: readonly JsonObject[];
  /** In what the scenario ended in another way than documented, one sentence each. */
  readonly differences: readonly string[];
}

export interface Stage {
  readonly client: Client;
  readonly receiver: Receiver;
  /** How many documented seconds pass in one second. */
  readonly speed: number;
}

export interface Part {
  readonly service: Service;
  readonly scenario: ServiceScenario;
  readonly operation: string;
  readonly sent: Sent;
}

const PATIENCE_MS = 15_000;
const PAUSE_MS = 15;

const shown = ({ error_code: code = 0, status, failure_reason_code: reason }: Result) =>
  code !== 0 ? `error ${code}` : `status ${status ?? '?'}${reason === undefined ? '' : `, reason ${reason}`}`;

const seen = (reply: Reply | null) =>
  reply === null
    ? 'no response'
    : shown({
        error_code: reply.code,
        status: reply.response.status as number,
        failure_reason_code: (reply.response.failure_reason_code ?? undefined) as number | undefined,
      });

/** The button of a payer's page that stands for a step. */
function isButtonFor(step: Step, label: string): boolean {
  if (step.by === 'merchant') return label === (step.status === 2 ? 'Fail the check' : 'Pass the check');
  return (
    step.by === 'payer' && (step.action.includes('Cancel') ? label.includes('Cancel') : label === step.action)
  );
}

export async function playScenario(stage: Stage, part: Part): Promise<Transcript> {
  const { client, receiver, speed } = stage;
  const { service, scenario, operation, sent } = part;
  const { outcome, callbacks, hostedCard } = sent;
  const address = `/callbacks/${scenario.id}`;
  const body: JsonObject = {
    ...sent.body,
    point: { ...objectOf(sent.body.point), callback_url: receiver.origin + address },
  };
  const externalId = String(body.external_transaction_id);
  const steps: PlayedStep[] = [];
  const differences: string[] = [];
  const note = (by: PlayedStep['by'], what: string, reply: Reply | null) => steps.push({ by, what, reply });
  const expect = (what: string, reply: Reply | null, result: Result) => {
    if (seen(reply) !== shown(result))
      differences.push(`${what}: ${seen(reply)}, documented is ${shown(result)}`);
  };

  const find = () => client.call('transaction-find', { external_transaction_id: externalId });

  /** Asks until the transaction is as wanted; the last reply in any case. */
  async function findUntil(isThere: (response: JsonObject) => boolean, seconds = 0): Promise<Reply | null> {
    const end = Date.now() + PATIENCE_MS + (seconds * 1000) / speed;
    let reply = await find();
    while (!isThere(reply?.response ?? {}) && Date.now() < end) {
      await delay(PAUSE_MS);
      reply = await find();
    }
    return reply;
  }

  async function payOnPage(step: Step, id: unknown): Promise<void> {
    const path = `/r/${String(id)}`;
    const page = await client.page(path);
    const labels = [...page.matchAll(/<button>([^<]*)<\/button>/g)].map(([, label = '']) => label);
    await client.post(path, { choice: String(labels.findIndex((label) => isButtonFor(step, label))) });
  }

  const reaches = (step: Step) => (response: JsonObject) => {
    const { payer_auth: auth } = objectOf(response.authorization);
    return response.status === step.status && (step.payer_auth === undefined || auth === step.payer_auth);
  };

  async function takeStep(step: Step): Promise<void> {
    const { id } = (await find())?.response ?? {};
    const onPage =
      operation === 'transaction-create' && step.by === 'merchant' && step.call === 'transaction-update';
    if (step.by === 'merchant' && step.call !== 'transaction-find' && !onPage) {
      const data = step.call === 'transaction-update' ? { data: step.data } : step.data;
      const reply = await client.call(step.call, { id, ...data });
      note('merchant', step.call, reply);
      expect(step.call, reply, step);
      return;
    }
    if (step.by === 'payer' || onPage) await payOnPage(step, id);
    const wanted = step.status === undefined ? () => true : reaches(step);
    const reply = await findUntil(wanted, step.by === 'gateway' ? step.after_seconds : 0);
    const what = onPage
      ? `${step.status === 2 ? 'fails' : 'passes'} the check on the page of the bank`
      : {
          payer: 'action' in step ? step.action : '',
          gateway: 'goes on by itself',
          merchant: 'transaction-find',
        }[step.by];
    note(onPage ? 'payer' : step.by, what, reply);
    expect(what, reply, step);
  }

  async function beforeGateway(id: unknown): Promise<void> {
    const { kind, direction, example } = service;
    const givesUp = outcome.then?.some(
      (step) => step.by === 'merchant' && step.call === 'transaction-p2p-cancel',
    );
    if (direction === 'payout' || givesUp) return;
    const call = async (name: string, values: JsonObject) => {
      const reply = await client.call(name, values);
      note('merchant', name, reply);
      return reply;
    };
    if (kind === 'p2p') {
      const list = await call('transaction-p2p-get-methods-list', { id });
      const [method] = listOf(list?.response.p2p_methods);
      await call('transaction-p2p-get-recipient-card', { id, p2p_method_id: objectOf(method).id });
      await call('transaction-p2p-confirm', { id, confirmation_fields: { sender_card_tail: '1111' } });
    }
    if (kind === 'crypto') {
      const { crypto_currency = 'USDT', network = 'TRON' } = example.crypto ?? {};
      await call('transaction-get-crypto-address', { id, crypto_currency, network });
    }
  }

  async function throughHostedPage(reply: Reply | null): Promise<void> {
    expect(operation, reply, outcome.error_code === undefined ? { status: 0 } : outcome);
    if (outcome.error_code !== undefined) return;
    if (hostedCard !== undefined) {
      const what =
        hostedCard === ''
          ? 'presses Cancel on the hosted page'
          : `pays with ${hostedCard} on the hosted page`;
      await client.post(`/p/${String(reply?.response.id)}`, { card_number: hostedCard });
      note('payer', what, null);
    }
    const later = await findUntil(({ status }) => status !== 0);
    // The gateway may have gone on already where it does so by itself.
    if (outcome.then?.[0]?.by !== 'gateway') expect('after the hosted page', later, outcome);
  }

  async function takeSteps(): Promise<void> {
    const { then = [] } = outcome;
    for (const [index, step] of then.entries()) {
      // Two steps of the gateway follow each other too fast to be seen one by one; the callbacks show their order.
      if (step.by === 'gateway' && then[index + 1]?.by === 'gateway') continue;
      await takeStep(step);
    }
  }

  async function calledBack(): Promise<JsonObject[]> {
    const own = () => receiver.received.filter(({ path }) => path === address);
    for (const end = Date.now() + PATIENCE_MS; own().length < callbacks.length && Date.now() < end;)
      await delay(PAUSE_MS);
    if (own().some(({ isGenuine }) => !isGenuine)) differences.push('a callback has a wrong signature');
    return own()
      .map(({ body: received }) => received)
      .sort((a, b) => Number(a.revision) - Number(b.revision));
  }

  const reply = await client.call(operation, body);
  note('merchant', operation, reply);
  if (outcome.no_answer !== undefined) {
    if (reply !== null) differences.push(`${operation}: ${seen(reply)}, documented is no response`);
  } else if (operation === 'transaction-create') await throughHostedPage(reply);
  else {
    expect(operation, reply, outcome);
    if (reply?.code === 0) await beforeGateway(reply.response.id);
  }
  await takeSteps();
  const bodies = await calledBack();
  const statuses = bodies.map(({ status }) => status).join(', ');
  if (statuses !== callbacks.join(', '))
    differences.push(
      `callbacks with status ${statuses || 'none'}, documented is ${callbacks.join(', ') || 'none'}`,
    );
  return {
    service: service.slug,
    scenario: scenario.id,
    request: body,
    steps,
    callbacks: bodies,
    differences,
  };
}
