import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWorker } from './ask-worker';

/** A port whose message arrives at once: time stands still in these tests. */
class Channel {
  readonly port1: { onmessage?: (event: { readonly data: unknown }) => void } = {};
  readonly port2 = { reply: (data: unknown) => this.port1.onmessage?.({ data }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withWorker = (ready: Promise<unknown>) => vi.stubGlobal('navigator', { serviceWorker: { ready } });

it('gives up where no worker is ever installed', async () => {
  withWorker(new Promise(() => undefined));
  const reply = expect(askWorker({ type: 'overview' })).rejects.toMatchObject({ reason: 'silent' });
  await vi.advanceTimersByTimeAsync(60_000);
  await reply;
});

it('gives up where the worker says nothing', async () => {
  withWorker(Promise.resolve({ active: { postMessage: () => undefined } }));
  const reply = expect(askWorker({ type: 'overview' })).rejects.toMatchObject({ reason: 'silent' });
  await vi.advanceTimersByTimeAsync(60_000);
  await reply;
});

it('has the reply of the worker, or its failure', async () => {
  const replies = [{ value: null }, { failure: 'no-space' }];
  const postMessage = (_: unknown, [port]: Channel['port2'][]) => port?.reply(replies.shift());
  withWorker(Promise.resolve({ active: { postMessage } }));
  await expect(askWorker({ type: 'remove-all' })).resolves.toBeNull();
  await expect(askWorker({ type: 'remove-all' })).rejects.toMatchObject({ reason: 'no-space' });
});
