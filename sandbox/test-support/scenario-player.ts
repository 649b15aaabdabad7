/**
 * In: a running sandbox and a scenario with the request that triggers it. Out: the scenario carried out as its text says, step by
 * step, each result compared with the documented one. Plays the rows of the test data and the scenarios of the services.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Version } from '../../src/reference/contract/operation';
import {
  CANCEL,
  type HostedAction,
  type ScenarioOutcome as Outcome,
  type ScenarioStep as Step,
} from '../../src/reference/services/service-scenario';
import type { JsonObject } from '../json';
import type { Sandbox } from '../sandbox';
import type { CallbackReceiver } from './callback-receiver';
import { eventually } from './eventually';
import type { Caller, Reply } from './gateway-caller';

type Result = Pick<Outcome, 'error_code' | 'status' | 'failure_reason_code'>;

/** One scenario, ready to be carried out. */
export interface Performance {
  /** Names the scenario in callbacks; unique within a sandbox. */
  readonly id: string;
  readonly version: Version;
  readonly operation: string;
  /** Without `point.callback_url`. */
  readonly body: JsonObject;
  readonly outcome: Outcome;
  /** Statuses of the callbacks, in order. */
  readonly callbacks: readonly number[];
  /** What the merchant calls after the response, before the gateway goes on by itself. */
  readonly beforeGateway?: (transactionId: unknown) => Promise<void>;
}

export interface ScenarioPlayer {
  play(performance: Performance): Promise<void>;
}

const SETTLE_MS = 10_000;
const PAUSE_MS = 5;

const outcomeOf = ({ code, response }: Reply) => ({
  code,
  status: response.status,
  failure: response.failure_reason_code,
});

function expected({ error_code: code = 0, status, failure_reason_code: failure }: Result) {
  return code === 0
    ? { code, status, failure: failure ?? null }
    : { code, status: undefined, failure: undefined };
}

/** The button that stands for a step of the payer. */
function isButtonFor(step: Step, label: string): boolean {
  if (step.by !== 'payer') return false;
  return step.action.includes(CANCEL)
    ? label.includes(CANCEL)
    : label === (step.hosted?.button ?? step.action);
}

/** What the checkout takes while the payment is new: a card, or nothing for Cancel. */
const cardOf = ({ card = '' }: HostedAction) => card;

export function createScenarioPlayer(
  sandbox: Sandbox,
  receiver: CallbackReceiver,
  caller: Caller,
): ScenarioPlayer {
  const post = (path: string, form: Record<string, string>) =>
    fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form) });

  /** The kept transaction, without a call: hundreds of scenarios wait at the same time. */
  function stored({ body }: Performance) {
    const { transactions, settings } = sandbox.state();
    const [point] = settings.points;
    return transactions.registered(point?.id ?? 0, String(body.external_transaction_id));
  }

  async function waitUntil(isThere: () => boolean): Promise<void> {
    for (const end = Date.now() + SETTLE_MS; !isThere() && Date.now() < end;) await delay(PAUSE_MS);
  }

  const find = ({ version, body }: Performance): Promise<Reply> =>
    caller.call('transaction-find', version, { external_transaction_id: body.external_transaction_id });

  async function actAsPayer(performance: Performance, step: Step): Promise<void> {
    const transaction = stored(performance);
    const { status, id } = transaction?.state ?? {};
    if (step.hosted && status === 0) {
      await post(`/p/${String(id)}`, { card_number: cardOf(step.hosted) });
      return;
    }
    const path = `/r/${String(id)}`;
    const page = await (await fetch(sandbox.url + path)).text();
    const labels = [...page.matchAll(/<button>([^<]*)<\/button>/g)].map(([, label = '']) => label);
    await post(path, { choice: String(labels.findIndex((label) => isButtonFor(step, label))) });
  }

  async function takeStep(performance: Performance, step: Step, isLasting: boolean): Promise<void> {
    const { version } = performance;
    if (step.by === 'payer') {
      await actAsPayer(performance, step);
    } else if (step.by === 'merchant' && step.call !== 'transaction-find') {
      const data = step.call === 'transaction-update' ? { data: step.data } : step.data;
      const reply = await caller.call(step.call, version, { id: stored(performance)?.state.id, ...data });
      expect(outcomeOf(reply), step.call).toEqual(expected(step));
      if (step.pending !== undefined)
        expect(reply.response[`${step.pending}_pending_amount`]).toBeGreaterThan(0);
      return;
    }
    if (!isLasting) return;
    // A failed registration leaves nothing to wait for.
    if (step.status !== undefined) {
      const { status, payer_auth: auth } = step;
      await waitUntil(() => {
        const transaction = stored(performance);
        return transaction?.state.status === status && (!auth || transaction.payerAuth === auth);
      });
    }
    const found = await find(performance);
    expect(outcomeOf(found)).toEqual(expected(step));
    if (step.payer_auth !== undefined && step.status === 10)
      expect((found.response.authorization as JsonObject).payer_auth).toBe(step.payer_auth);
  }

  async function takeSteps(performance: Performance): Promise<void> {
    const { then: steps = [] } = performance.outcome;
    for (const [index, step] of steps.entries()) {
      // What the gateway ends by itself is over too fast to be seen; the callbacks show the order.
      const isLasting = steps[index + 1]?.by !== 'gateway';
      if (step.by !== 'gateway' || isLasting) await takeStep(performance, step, isLasting);
    }
  }

  async function checkReply(performance: Performance, reply: Reply): Promise<void> {
    const { outcome, beforeGateway } = performance;
    expect(outcomeOf(reply), reply.text).toEqual(expected(outcome));
    const { payer_auth: auth } = (reply.response.result ?? {}) as JsonObject;
    if (outcome.payer_auth !== undefined) expect(auth).toBe(outcome.payer_auth);
    if (reply.code === 0) await beforeGateway?.(reply.response.id);
  }

  /** Statuses of the callbacks that have come, by revision: deliveries may overtake each other. v1 says nothing but the id. */
  function calledBack({ id, version }: Performance): number[] {
    const own = receiver.received.filter(({ path }) => path.startsWith(`/callbacks/${version}/${id}/`));
    if (version === 'v2') {
      return own
        .map(({ body }) => JSON.parse(body.toString('utf8')) as { status: number; revision: number })
        .sort((a, b) => a.revision - b.revision)
        .map(({ status }) => status);
    }
    return own.map(({ method, path }) => (method === 'GET' && /\/\d+$/.test(path) ? -1 : NaN));
  }

  return {
    async play(performance) {
      const { id, version, operation, body, outcome, callbacks } = performance;
      const callbackUrl = `${receiver.url}/${version}/${id}/{transaction_id}`;
      const point = { ...(body.point as JsonObject | undefined), callback_url: callbackUrl };
      const reply = await caller
        .call(operation, version, { ...body, point })
        .catch((error: unknown) => error as Error);
      if (outcome.no_answer !== undefined) expect(reply).toBeInstanceOf(Error);
      else if (reply instanceof Error) throw reply;
      else await checkReply(performance, reply);
      await takeSteps(performance);
      await eventually(
        () => calledBack(performance),
        version === 'v2' ? [...callbacks] : callbacks.map(() => -1),
      );
    },
  };
}
