import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ResultSet } from '../engine/results';
import { SearchClient, type WorkerLike } from './client';
import type { FromWorker, ToWorker } from './messages';
import { responseOf, Search } from './search';

const OPTIONS = { limit: 8 };
const found = (from: ResultSet['from'], total = 0): ResultSet => ({
  hits: [],
  total,
  counts: { kind: {}, version: {}, context: {} },
  near: [],
  from,
});

/** A search over a worker that says what a test tells it. */
function setUp(isAvailable = true) {
  const sent: ToWorker[] = [];
  const worker: WorkerLike = {
    postMessage: (message) => void sent.push(message),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const asked: Promise<void>[] = [];
  const search = new Search(new SearchClient('/', () => worker), '/', isAvailable, (load) =>
    asked.push(load),
  );
  const say = async (data: FromWorker) => {
    worker.onmessage?.({ data } as MessageEvent<FromWorker>);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { search, sent, asked, say };
}

afterEach(() => void vi.useRealTimers());

describe('a search', () => {
  it('asks for what was typed while the index was on its way, the last of it alone', async () => {
    const { search, sent, say } = setUp();
    search.ask('call', OPTIONS);
    search.ask('callback ', OPTIONS);
    expect(search.state).toMatchObject({ status: 'loading', query: 'callback' });
    await say({ type: 'opened' });
    expect(sent).toEqual([
      { type: 'open', baseUrl: '/', isAnew: false },
      { type: 'ask', id: 1, text: 'callback ', options: OPTIONS },
    ]);
  });

  it('keeps an answer until the next one, and forgets it with an emptied query', async () => {
    const { search, say } = setUp();
    search.ask('a', OPTIONS);
    await say({ type: 'opened' });
    await say({ type: 'results', id: 1, results: found('whole', 3) });
    expect(responseOf(search.state)?.total).toBe(3);
    search.ask('ab', OPTIONS);
    expect(search.state.results?.total).toBe(3);
    expect(responseOf(search.state)).toBeUndefined();
    search.ask('', OPTIONS);
    expect(search.state.results).toBeUndefined();
  });

  it('gives up a query for the next one', async () => {
    const { search, sent, say } = setUp();
    search.ask('a', OPTIONS);
    await say({ type: 'opened' });
    search.ask('ab', OPTIONS);
    await say({ type: 'results', id: 1, results: found('whole', 3) });
    expect(sent.slice(2)).toEqual([
      { type: 'drop', id: 1 },
      { type: 'ask', id: 2, text: 'ab', options: OPTIONS },
    ]);
    expect(search.state.results).toBeUndefined();
  });

  it('is on the line until texts have come, or nobody wants them', async () => {
    const { search, asked, say } = setUp();
    const leave = search.subscribe(() => undefined);
    const ended: number[] = [];
    search.ask('a', OPTIONS);
    await say({ type: 'opened' });
    void asked[1]?.then(() => ended.push(1));
    await say({ type: 'results', id: 1, results: found('titles') });
    expect(ended).toEqual([]);
    await say({ type: 'results', id: 1, results: found('whole') });
    expect(ended).toEqual([1]);
    search.ask('ab', OPTIONS);
    leave();
    await expect(Promise.all(asked)).resolves.toHaveLength(3);
  });

  it('says that it takes long only where it does', async () => {
    vi.useFakeTimers();
    const { search, say } = setUp();
    search.ask('a', OPTIONS);
    vi.advanceTimersByTime(249);
    expect(search.state.isSlow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(search.state.isSlow).toBe(true);
    await say({ type: 'opened' });
    await say({ type: 'results', id: 1, results: found('whole', 3) });
    expect(search.state.isSlow).toBe(false);
    search.ask('', OPTIONS);
    vi.advanceTimersByTime(1000);
    expect(search.state.isSlow).toBe(false);
  });

  it('opens again when the reader tries again, and then asks again', async () => {
    const { search, sent, say } = setUp();
    search.ask('a', OPTIONS);
    await say({ type: 'failed', reason: 'outdated' });
    expect(search.state).toMatchObject({ status: 'failed', reason: 'outdated' });
    search.open();
    expect(sent).toHaveLength(1);
    search.open(true);
    expect(search.state).toMatchObject({ status: 'loading', reason: undefined });
    await say({ type: 'opened' });
    expect(sent.at(-1)).toMatchObject({ type: 'ask', text: 'a' });
  });

  it('asks for nothing where there is no index', () => {
    const { search, sent } = setUp(false);
    search.ask('a', OPTIONS);
    expect(search.state.status).toBe('unavailable');
    expect(sent).toEqual([]);
  });
});
