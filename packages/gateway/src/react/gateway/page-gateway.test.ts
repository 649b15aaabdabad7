import { describe, expect, it, vi } from 'vitest';
import type { GatewayView, MessageFromGateway, MessageToGateway } from '../../protocol/page-gateway';
import { PageGateway, type WorkerLike } from './page-gateway';
import type { RunStore, StoredRun } from './run-store';

const VIEW: GatewayView = {
  now: 1,
  transactions: [],
  callbacks: [],
  responds: 200,
  point: 1,
  token: 't',
};

/** A worker whose state is the list of the orders that have made it. */
class FakeWorker implements WorkerLike {
  readonly received: MessageToGateway[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  problem: string | undefined;
  view = VIEW;
  isTerminated = false;
  private state = '';

  postMessage(message: MessageToGateway): void {
    this.received.push(message);
    const { id, order } = message;
    if (order.type === 'start') this.state = order.start.saved ?? '';
    else this.state += order.type === 'advance' ? `+${order.milliseconds}` : ` ${order.type}`;
    this.say({ id, view: this.view, state: this.state, problem: this.problem });
  }

  say(message: MessageFromGateway): void {
    this.onmessage?.({ data: message } as MessageEvent<unknown>);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** What the tabs of a browser share. */
interface Browser {
  run: StoredRun;
  readonly told: (() => void)[];
}

const browser = (run: StoredRun = { revision: 0, state: '' }): Browser => ({ run, told: [] });

/** A tab: a gateway with workers of its own, over a run that all tabs share. */
function openTab(shared: Browser, lasts = true) {
  const workers: FakeWorker[] = [];
  let heard: () => void = () => undefined;
  const store: RunStore = {
    lasts,
    read: () => Promise.resolve(shared.run),
    replace(seen, state) {
      if (shared.run.revision !== seen) return Promise.resolve(false);
      shared.run = { revision: seen + 1, state };
      for (const tell of shared.told) if (tell !== heard) tell();
      return Promise.resolve(true);
    },
    onChange(listener) {
      heard = listener;
      shared.told.push(listener);
    },
  };
  const gateway = new PageGateway(
    '/worker.js',
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    store,
    () => ({ own: { point: 7 } }),
  );
  return { gateway, workers };
}

const advance = (milliseconds: number) => ({ type: 'advance', milliseconds }) as const;
const ADVANCE = advance(1);

describe('PageGateway', () => {
  it('starts one worker with the first order, with the stored run and the ids of the reader', async () => {
    const shared = browser({ revision: 4, state: 'earlier' });
    const { gateway, workers } = openTab(shared);
    expect(workers).toHaveLength(0);
    await gateway.order(ADVANCE);
    await gateway.order(ADVANCE);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received.map(({ order }) => order)).toEqual([
      { type: 'start', start: { own: { point: 7 }, saved: 'earlier' } },
      ADVANCE,
      ADVANCE,
    ]);
    expect(shared.run).toEqual({ revision: 6, state: 'earlier+1+1' });
  });

  it('shows a stored run without an order, and starts nothing where there is none', async () => {
    const empty = openTab(browser());
    await empty.gateway.showStored();
    expect([empty.workers.length, empty.gateway.isRunning]).toEqual([0, false]);
    const full = openTab(browser({ revision: 1, state: 'earlier' }));
    await full.gateway.showStored();
    expect(full.gateway.snapshot().view).toEqual(VIEW);
  });

  it('does what is due when its time has come', async () => {
    vi.useFakeTimers();
    try {
      const { gateway, workers } = openTab(browser());
      await gateway.order(ADVANCE);
      workers[0]!.view = { ...VIEW, now: 1000, nextAt: 6000 };
      await gateway.order(ADVANCE);
      workers[0]!.view = VIEW;
      await vi.advanceTimersByTimeAsync(4999);
      expect(workers[0]?.received).toHaveLength(3);
      await vi.advanceTimersByTimeAsync(1);
      expect(workers[0]?.received.at(-1)?.order).toEqual(advance(0));
      await vi.advanceTimersByTimeAsync(100_000);
      expect(workers[0]?.received).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says what an order could not do, and that a state could not be read', async () => {
    const { gateway, workers } = openTab(browser());
    await gateway.order(ADVANCE);
    workers[0]!.problem = 'It is gone.';
    await expect(gateway.order(ADVANCE)).rejects.toThrow('It is gone.');
    await gateway.restart();
    expect(gateway.snapshot().notice).toBe('It is gone.');
  });

  it('works on where the browser stores nothing, and says so', async () => {
    const { gateway } = openTab(browser(), false);
    await gateway.order(ADVANCE);
    expect(gateway.snapshot()).toMatchObject({
      view: VIEW,
      notice: expect.stringContaining('does not store') as string,
    });
  });

  it('rejects what was under way when the worker fails, and starts another one with the stored run', async () => {
    const { gateway, workers } = openTab(browser());
    await gateway.order(ADVANCE);
    const [first] = workers;
    first!.postMessage = () => first!.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    await expect(gateway.order(ADVANCE)).rejects.toThrow('could not be loaded');
    expect([first!.isTerminated, gateway.isRunning]).toEqual([true, false]);
    await gateway.order(ADVANCE);
    expect(workers).toHaveLength(2);
    expect(workers[1]?.received[0]?.order).toMatchObject({ start: { saved: '+1' } });
  });

  it('takes no message of another form, as the worker of another release sends', async () => {
    const { gateway, workers } = openTab(browser());
    await gateway.order(ADVANCE);
    const [first] = workers;
    first!.postMessage = () => first!.onmessage?.({ data: { id: 2, view: {} } } as MessageEvent<unknown>);
    await expect(gateway.order(ADVANCE)).rejects.toThrow('could not be loaded');
    expect([first!.isTerminated, gateway.isRunning]).toEqual([true, false]);
  });

  it('forgets the stored run', async () => {
    const shared = browser({ revision: 1, state: 'earlier' });
    const { gateway, workers } = openTab(shared);
    await gateway.order(ADVANCE);
    await gateway.clear();
    expect(workers[0]?.received.at(-1)?.order).toEqual({ type: 'clear' });
    expect(shared.run).toEqual({ revision: 3, state: '' });
  });
});

describe('two tabs', () => {
  it('go on with each other’s run', async () => {
    const shared = browser();
    const [one, two] = [openTab(shared), openTab(shared)];
    await one.gateway.order(advance(1));
    await two.gateway.order(advance(2));
    await one.gateway.order(advance(3));
    expect(shared.run).toEqual({ revision: 3, state: '+1+2+3' });
  });

  it('at once: what the later one has done on the older run is forgotten, and done again on the newer one', async () => {
    const shared = browser();
    const tabs = [openTab(shared), openTab(shared), openTab(shared)];
    await Promise.all(
      tabs.flatMap(({ gateway }, tab) =>
        [1, 2, 3, 4].map((count) => gateway.order(advance(tab * 10 + count))),
      ),
    );
    expect(shared.run.revision).toBe(12);
    const done = shared.run.state.split('+').slice(1).map(Number);
    expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24]);
    const ofOne = done.filter((count) => count > 20);
    expect(ofOne).toEqual([21, 22, 23, 24]);
  });

  it('show what the other one has done, where something of the gateway is on the page', async () => {
    const shared = browser();
    const [one, two, idle] = [openTab(shared), openTab(shared), openTab(shared)];
    two.gateway.subscribe(() => undefined);
    await one.gateway.order(ADVANCE);
    await vi.waitFor(() => expect(two.gateway.snapshot().view).toEqual(VIEW));
    expect(idle.workers).toHaveLength(0);
    await one.gateway.clear();
    await vi.waitFor(() =>
      expect(two.workers[0]?.received.at(-1)?.order).toEqual({ type: 'start', start: { own: { point: 7 } } }),
    );
  });
});
