/**
 * The gateway of a page: signs what a reader has typed, carries it out, plays the payer, moves the clock, and takes the callbacks that a
 * merchant's server would get. Nothing leaves it; it knows neither the page nor the worker that it runs in.
 */
import type { Catalogue } from '../catalogue/catalogue';
import type { Schemas } from '../contract/check-key';
import { documentedResponses } from '../contract/examples';
import { createEngine } from '../engine/engine';
import { objectOf } from '../json';
import type { Cause, GatewayStart, GatewayOrder } from '../protocol/page-gateway';
import { restore } from '../state/sandbox-state';
import { createAdjustableClock } from './adjustable-clock';
import { createHistory } from './history';
import { createInbox } from './inbox';
import { withOwnIds } from './own-ids';
import { CAPACITY, pageSettings, pointsFor } from './page-settings';
import { payerActs } from './payer';
import { createSender } from './sender';
import { shownTransactions } from './shown-transactions';

/**
 * @throws Error when `start.saved` is no saved state
 */
export function createSession(catalogue: Catalogue, schemas: Schemas, start: GatewayStart) {
  const points = pointsFor(catalogue, start.own ?? {});
  const [demo] = points;
  const clock = createAdjustableClock(start.stoppedAt);
  const history = createHistory(catalogue.tables['transaction-statuses'], CAPACITY);
  const inbox = createInbox(points, history);
  const run = createEngine(catalogue, schemas, pageSettings(catalogue, points, start), {
    clock,
    adapt: (sources) => withOwnIds(sources, start.own ?? {}),
    transport: inbox.transport,
    watch: (transaction) => history.note(transaction),
  }).startRun();
  const { state } = run;
  const { memory, contract, transactions, callbacks } = state;
  const [bearer] = documentedResponses(contract, 'invoicing-token');
  const sender = createSender(run, history, demo, bearer?.token ?? '');
  memory.add('history', history.part);
  memory.add('page', {
    save: () => ({ ahead: clock.ahead, lastKey: sender.lastKey, responds: inbox.responds() }),
    load(saved) {
      const { ahead, lastKey, responds } = objectOf(saved);
      clock.ahead = Number(ahead);
      sender.lastKey = Number(lastKey);
      inbox.respondWith(Number(responds));
    },
  });
  if (start.saved !== undefined) {
    restore(state, start.saved);
    // Another tab may have sent from a point of the reader that this one does not know.
    for (const id of transactions.all().map((transaction) => transaction.state.point_id))
      if (!points.some((known) => known.id === id)) points.push({ ...demo, id });
  }

  /** What changes meanwhile was brought about by the one who acts. */
  async function actingAs<Result>(cause: Cause, act: () => Result | Promise<Result>): Promise<Result> {
    history.cause = cause;
    try {
      const result = await act();
      await callbacks.idle();
      return result;
    } finally {
      history.cause = 'gateway';
    }
  }

  const advance = (milliseconds: number): Promise<void> =>
    actingAs('gateway', () => clock.advance(milliseconds, () => callbacks.idle()));

  function known(id: number) {
    const found = points.map((owner) => transactions.byId(owner.id, id)).find(Boolean);
    if (!found) throw new Error(`Transaction ${id} is not in this gateway any more.`);
    return found;
  }

  return {
    /** Carries an order out. @throws Error with a sentence for the reader */
    async carryOut(order: Exclude<GatewayOrder, { readonly type: 'start' | 'clear' }>) {
      // What was due before the order has happened before it.
      await advance(0);
      if (order.type === 'send') return actingAs('merchant', () => sender.send(order.request));
      if (order.type === 'pay')
        await actingAs('payer', () => payerActs(state, known(order.transaction), order.action));
      else if (order.type === 'advance') await advance(order.milliseconds);
      else if (order.type === 'repeat') inbox.repeat(order.callback, clock.now());
      else inbox.respondWith(order.httpStatus);
      return undefined;
    },
    view: () => ({
      now: clock.now(),
      nextAt: clock.next(),
      transactions: shownTransactions(state, history),
      callbacks: [...history.callbacks].reverse(),
      responds: inbox.responds(),
      point: demo.id,
      token: demo.tokens[0] ?? '',
    }),
    /** Everything that it remembers, as text. */
    save: () => memory.save(),
    stop: () => run.stop(),
  };
}

export type Session = ReturnType<typeof createSession>;
