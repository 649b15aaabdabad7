import { describe, expect, it } from 'vitest';
import type { GatewayView, MessageFromGateway, MessageToGateway } from '../../reference/gateway/page-gateway';
import { PageGateway, type Store, type WorkerLike } from './page-gateway';

const VIEW: GatewayView = {
  now: 1,
  transactions: [],
  callbacks: [],
  responds: 200,
  point: 1,
  token: 't',
};

/** A worker that does what a test tells it. */
class FakeWorker implements WorkerLike {
  readonly received: MessageToGateway[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  problem: string | undefined;
  isTerminated = false;

  postMessage(message: MessageToGateway): void {
    this.received.push(message);
    this.say({ id: message.id, view: VIEW, state: `state ${this.received.length}`, problem: this.problem });
  }

  say(message: MessageFromGateway): void {
    this.onmessage?.({ data: message } as MessageEvent<MessageFromGateway>);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function setUp(texts = new Map<string, string>(), room = Infinity) {
  const workers: FakeWorker[] = [];
  const store: Store = {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
  const gateway = new PageGateway(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    store,
    () => ({ own: { point: 7 } }),
  );
  return { gateway, workers, texts };
}

const ADVANCE = { type: 'advance', milliseconds: 1 } as const;

describe('PageGateway', () => {
  it('starts one worker with the first order, with the state of an earlier page and the ids of the reader', async () => {
    const { gateway, workers, texts } = setUp(new Map([['gateway-run', 'earlier']]));
    expect([workers.length, gateway.hasState]).toEqual([0, true]);
    await gateway.order(ADVANCE);
    await gateway.order(ADVANCE);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received.map(({ order }) => order)).toEqual([
      { type: 'start', start: { own: { point: 7 }, saved: 'earlier' } },
      ADVANCE,
      ADVANCE,
    ]);
    expect(texts.get('gateway-run')).toBe('state 3');
  });

  it('shows and stores what happens without an order', async () => {
    const { gateway, workers, texts } = setUp();
    await gateway.order(ADVANCE);
    let told = 0;
    const stop = gateway.subscribe(() => (told += 1));
    workers[0]?.say({ view: { ...VIEW, now: 5 }, state: 'later' });
    expect([gateway.snapshot().view?.now, texts.get('gateway-run'), told]).toEqual([5, 'later', 1]);
    stop();
    workers[0]?.say({ view: VIEW, state: 'later' });
    expect(told).toBe(1);
  });

  it('says what an order could not do, and that a state could not be read', async () => {
    const { gateway, workers } = setUp();
    await gateway.order(ADVANCE);
    workers[0]!.problem = 'It is gone.';
    await expect(gateway.order(ADVANCE)).rejects.toThrow('It is gone.');
    await gateway.restart();
    expect(gateway.snapshot().notice).toBe('It is gone.');
  });

  it('works on where the browser has no room for the state, and says so', async () => {
    const { gateway } = setUp(new Map(), 3);
    await gateway.order(ADVANCE);
    expect(gateway.snapshot()).toMatchObject({
      view: VIEW,
      notice: expect.stringContaining('does not store') as string,
    });
  });

  it('rejects what was under way when the worker fails, and starts another one', async () => {
    const { gateway, workers } = setUp();
    await gateway.order(ADVANCE);
    const [first] = workers;
    first!.postMessage = () => undefined;
    const lost = gateway.order(ADVANCE);
    first!.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    await expect(lost).rejects.toThrow('could not be loaded');
    expect([first!.isTerminated, gateway.isRunning]).toEqual([true, false]);
    await gateway.order(ADVANCE);
    expect(workers).toHaveLength(2);
  });

  it('forgets the stored state with the run', async () => {
    const { gateway, workers } = setUp(new Map([['gateway-run', 'earlier']]));
    await gateway.order(ADVANCE);
    await gateway.clear();
    expect(workers[0]?.received.at(-1)?.order).toEqual({ type: 'clear' });
  });
});
