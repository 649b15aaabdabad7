import { describe, expect, it, vi } from 'vitest';
import { SearchClient, type WorkerLike } from './client';
import type { FromWorker, ToWorker } from './messages';
import type { ResultSet } from '../engine/results';
import { NO_RESULTS as results } from './tests/no-results';

/** A worker that does what a test tells it. */
class FakeWorker implements WorkerLike {
  readonly received: ToWorker[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  isTerminated = false;

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  crash(): void {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = new SearchClient('/docs/', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

const listener = () => ({ onResults: vi.fn(), onFailure: vi.fn() });

describe('SearchClient', () => {
  it('starts one worker on the first opening and tells it the base URL', async () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    const first = client.open();
    expect(client.open()).toBe(first);
    workers[0]?.say({ type: 'opened' });
    await first;
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received).toEqual([{ type: 'open', baseUrl: '/docs/', isAnew: false }]);
  });

  it('passes titles that come before their texts, and then all of it', () => {
    const { client, workers } = setUp();
    void client.open();
    const one = listener();
    client.ask('a', { limit: 8 }, one);
    const titles: ResultSet = { ...results, from: 'titles' };
    for (const next of [titles, results, results]) workers[0]?.say({ type: 'results', id: 1, results: next });
    expect(one.onResults.mock.calls).toEqual([[titles], [results]]);
  });

  it('passes the answer to the one who asked, once', () => {
    const { client, workers } = setUp();
    void client.open();
    const [first, second] = [listener(), listener()];
    const giveUp = client.ask('a', { limit: 8 }, first);
    client.ask('b', { limit: 8 }, second);
    workers[0]?.say({ type: 'results', id: 1, results });
    workers[0]?.say({ type: 'results', id: 1, results });
    workers[0]?.say({ type: 'results', id: 2, results });
    giveUp();
    expect(first.onResults).toHaveBeenCalledTimes(1);
    expect(second.onResults).toHaveBeenCalledWith(results);
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(['open', 'ask', 'ask']);
  });

  it('tells the worker of a query that is given up before its answer, and passes none on', () => {
    const { client, workers } = setUp();
    void client.open();
    const asked = listener();
    client.ask('a', { limit: 8 }, asked)();
    workers[0]?.say({ type: 'results', id: 1, results });
    expect(asked.onResults).not.toHaveBeenCalled();
    expect(workers[0]?.received.at(-1)).toEqual({ type: 'drop', id: 1 });
  });

  it('forgets a failure: opening again asks the same worker again', async () => {
    const { client, workers } = setUp();
    const failed = client.open();
    workers[0]?.say({ type: 'failed', reason: 'unreachable' });
    await expect(failed).rejects.toMatchObject({ name: 'SearchFailure', reason: 'unreachable' });
    const again = client.open();
    workers[0]?.say({ type: 'opened' });
    await again;
    expect(workers).toHaveLength(1);
  });

  it('tells the one who asked that there is no answer', () => {
    const { client, workers } = setUp();
    void client.open();
    const asking = listener();
    client.ask('a', { limit: 8 }, asking);
    workers[0]?.say({ type: 'unanswered', id: 1, reason: 'outdated' });
    expect(asking.onFailure).toHaveBeenCalledWith('outdated');
  });

  it('asks for a new manifest when the reader tries again', async () => {
    const { client, workers } = setUp();
    const opening = client.open();
    workers[0]?.say({ type: 'opened' });
    await opening;
    void client.open(true);
    expect(workers[0]?.received.at(-1)).toMatchObject({ type: 'open', isAnew: true });
  });

  it('tells those who asked, and those who ask later, that the worker has ended', async () => {
    const { client, workers } = setUp();
    const opening = client.open();
    workers[0]?.say({ type: 'opened' });
    await opening;
    const [asking, later] = [listener(), listener()];
    client.ask('a', { limit: 8 }, asking);
    workers[0]?.crash();
    expect(asking.onFailure).toHaveBeenCalledWith('unreachable');
    client.ask('b', { limit: 8 }, later);
    await Promise.resolve();
    expect(later.onFailure).toHaveBeenCalledWith('unreachable');
    void client.open(true);
    expect(workers).toHaveLength(2);
  });

  it('starts a new worker where the old one could not run', async () => {
    const { client, workers } = setUp();
    const failed = client.open();
    workers[0]?.crash();
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable' });
    expect(workers[0]?.isTerminated).toBe(true);
    const again = client.open();
    workers[1]?.say({ type: 'opened' });
    await again;
    expect(workers).toHaveLength(2);
  });
});
