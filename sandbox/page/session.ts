/**
 * The gateway of a page: signs what a reader has typed, carries it out, plays the payer, moves the clock, and takes the callbacks that a
 * merchant's server would get. Nothing leaves it; it knows neither the page nor the worker that it runs in.
 */
import type {
  Exchange,
  GatewayStart,
  GatewayView,
  GatewayOrder,
  PayerAction,
  ShownTransaction,
  UnsignedRequest,
} from '../../src/gateway-protocol/page-gateway';
import type { Schemas } from '../contract/check-key';
import { documentedResponses } from '../contract/examples';
import { createEngine } from '../engine/engine';
import { REPLAYED_HEADER } from '../authentication/idempotency';
import { BODY_LIMIT_BYTES } from '../http/body-limit';
import type { GatewayResponse } from '../http/response';
import { isObject, objectOf } from '../json';
import type { Material } from '../material/material';
import { bytesOf } from '../portable/bytes';
import type { Transaction } from '../transactions/transaction';
import { settingsFrom, type Point, type Settings } from '../settings';
import { restore } from '../state/restore';
import { createAdjustableClock, type AdjustableClock } from './adjustable-clock';
import { createHistory, type History } from './history';
import { createInbox } from './inbox';
import { withOwnIds } from './own-ids';
import { payerActs, payerOptions } from './payer';
import { payerSheet } from '../payer-pages/payer-sheet';
import { signedRequest } from './sign-request';

/** What a page holds, at most. The oldest are forgotten. */
const CAPACITY = 200;
export interface Session {
  /** Carries an order out. @throws Error with a sentence for the reader */
  carryOut(order: Exclude<GatewayOrder, { readonly type: 'start' | 'clear' }>): Promise<Exchange | undefined>;
  readonly view: () => GatewayView;
  /** Everything that it remembers, as text. */
  readonly save: () => string;
  readonly stop: () => void;
}

/** The reader's own point before the demo point, with its token. */
function pointsFor(material: Material, own: number | undefined): Settings['points'] {
  const { points } = settingsFrom(material.profile);
  const [demo] = points;
  return own === undefined || demo === undefined || own === demo.id ? points : [{ ...demo, id: own }, demo];
}

/** The address of the merchant's server that the documented requests name. */
function documentedCallbackUrl({ calls }: Material): string | undefined {
  for (const { requestExamples } of calls)
    for (const { value } of requestExamples) {
      const { callback_url: url } = objectOf(objectOf(value).point);
      if (typeof url === 'string') return url;
    }
  return undefined;
}

/** `response.id` of an envelope, where it names a transaction. */
function transactionIn(body: string): number | undefined {
  try {
    const envelope = JSON.parse(body) as unknown;
    const response = isObject(envelope) ? envelope.response : undefined;
    return isObject(response) && typeof response.id === 'number' ? response.id : undefined;
  } catch {
    return undefined;
  }
}

function replayOf({ headers }: GatewayResponse, isSameSignature: boolean): Exchange['replay'] {
  if (isSameSignature) return 'signature';
  return REPLAYED_HEADER in headers ? 'key' : undefined;
}

/**
 * @throws Error when `start.saved` is no saved state
 */
export function createSession(material: Material, schemas: Schemas, start: GatewayStart): Session {
  const points = [...pointsFor(material, start.own?.point)];
  const settings: Partial<Settings> = {
    points,
    ...(start.checkout === undefined
      ? {}
      : { hosts: { ...material.profile.hosts, checkout: start.checkout } }),
    callbackUrl: start.callbackUrl ?? documentedCallbackUrl(material),
    seed: start.seed,
    capacity: CAPACITY,
  };
  const inbox = createInbox(() => ({ clock, history, points: run.state.settings.points }));
  let clock!: AdjustableClock;
  const history = createHistory(material.tables['transaction-statuses'], CAPACITY);
  const engine = createEngine(material, schemas, settings, {
    createClock: (onError, afterTask) =>
      (clock = createAdjustableClock({ stoppedAt: start.stoppedAt, onError, afterTask })),
    adapt: (sources) => withOwnIds(sources, start.own ?? {}),
    courier: inbox.courier,
    watch: (transaction) => history.note(transaction),
  });
  const run = engine.startRun();
  const { state, gateway } = run;
  const { memory, contract, transactions } = state;
  memory.add('history', history.part);
  const [point] = state.settings.points;
  if (!point) throw new Error('The gateway has no point');
  const demo: Point = point;
  const [bearer] = documentedResponses(contract, 'invoicing-token');
  let lastKey = 0;
  memory.add('page', {
    save: () => ({ ahead: clock.ahead, lastKey, responds: inbox.responds() }),
    load(saved) {
      const { ahead, lastKey: key, responds } = saved as { ahead: number; lastKey: number; responds: number };
      clock.ahead = ahead;
      lastKey = key;
      inbox.respondWith(responds);
    },
  });
  if (start.saved !== undefined) {
    restore(state, start.saved);
    // Another tab may have sent from a point of the reader that this one does not know.
    for (const {
      state: { point_id: id },
    } of transactions.all())
      if (!points.some((known) => known.id === id)) points.push({ ...demo, id });
  }

  async function actingAs<Result>(
    cause: History['cause'],
    act: () => Result | Promise<Result>,
  ): Promise<Result> {
    history.cause = cause;
    try {
      const result = await act();
      await state.callbacks.idle();
      return result;
    } finally {
      history.cause = 'gateway';
    }
  }

  function known(id: number) {
    const found = state.settings.points.map((owner) => transactions.byId(owner.id, id)).find(Boolean);
    if (!found) throw new Error(`Transaction ${id} is not in this gateway any more.`);
    return found;
  }

  async function send({ losesResponse, from, ...unsigned }: UnsignedRequest): Promise<Exchange> {
    const { path } = unsigned;
    const at = clock.now();
    lastKey = Math.max(lastKey + 1, Math.floor(at));
    const signed = signedRequest(unsigned, demo, at, lastKey, bearer?.token ?? '');
    const raw = bytesOf(signed.body);
    const { response, replayed } = await gateway.handle({
      method: 'POST',
      path: path.split('?')[0] ?? '',
      headers: Object.fromEntries(signed.headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: raw.length > BODY_LIMIT_BYTES ? 'too-large' : raw,
    });
    const transactionId = transactionIn(response.body);
    const transaction = transactionId === undefined ? undefined : transactions.byId(demo.id, transactionId);
    if (transaction) history.note(transaction);
    if (transaction && from !== undefined && !history.pages.has(transaction.state.id))
      history.pages.set(transaction.state.id, from);
    const isLost = losesResponse || response.lost !== undefined;
    return {
      at,
      path,
      headers: signed.headers,
      body: signed.body,
      ...(signed.signed === undefined ? {} : { signed: signed.signed }),
      ...(isLost ? {} : { response: { httpStatus: response.httpStatus, body: response.body } }),
      replay: replayOf(response, replayed),
      ...(transaction === undefined ? {} : { transactionId: transaction.state.id }),
    };
  }

  const pay = (id: number, action: PayerAction): void => payerActs(state, known(id), action);

  function shownTransaction(transaction: Transaction): ShownTransaction {
    const { id, external_transaction_id: externalId, direction } = transaction.state;
    const from = history.pages.get(id);
    return {
      id,
      externalId,
      changes: history.changes.get(id) ?? [],
      payer: payerOptions(state, transaction),
      ...(direction === 'payin' ? { sheet: payerSheet(state, transaction) } : {}),
      ...(from === undefined ? {} : { from }),
    };
  }

  /** The newest first. */
  function shownTransactions(): ShownTransaction[] {
    const byId = new Map(transactions.all().map((transaction) => [transaction.state.id, transaction]));
    return [...history.changes.keys()].reverse().flatMap((id) => {
      const found = byId.get(id);
      return found ? [shownTransaction(found)] : [];
    });
  }

  return {
    async carryOut(order) {
      // What was due before the order has happened before it.
      await actingAs('gateway', () => clock.advance(0, () => state.callbacks.idle()));
      switch (order.type) {
        case 'send':
          return actingAs('merchant', () => send(order.request));
        case 'pay':
          return actingAs('payer', () => pay(order.transaction, order.action)).then(() => undefined);
        case 'advance':
          return actingAs('gateway', () =>
            clock.advance(order.milliseconds, () => state.callbacks.idle()),
          ).then(() => undefined);
        case 'repeat':
          inbox.repeat(order.callback);
          return undefined;
        case 'respond':
          inbox.respondWith(order.httpStatus);
          return undefined;
      }
    },
    view: () => ({
      now: clock.now(),
      nextAt: clock.next(),
      transactions: shownTransactions(),
      callbacks: [...history.callbacks].reverse(),
      responds: inbox.responds(),
      point: demo.id,
      token: demo.tokens[0] ?? '',
    }),
    save: () => memory.save(),
    stop: () => run.stop(),
  };
}
