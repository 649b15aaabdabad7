import type { Failure, Replies, Reply, ToWorker } from '../messages';

/** A worker that has said nothing for this long is gone, or was never installed, in milliseconds. */
const SILENCE_MS = 60_000;

/** The worker could not do it. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  constructor(readonly reason: Failure | 'silent') {
    super(reason);
  }
}

/**
 * Asks the worker that is at work.
 * @param order what it is asked for
 * @returns its reply
 * @throws WorkerFailure
 */
export async function askWorker<Type extends ToWorker['type']>(
  order: Extract<ToWorker, { readonly type: Type }>,
): Promise<Replies[Type]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new WorkerFailure('silent')), SILENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<Reply<Replies[Type]>>) => {
      clearTimeout(silence);
      if ('failure' in data) reject(new WorkerFailure(data.failure));
      else resolve(data.value);
    };
    // Where a worker cannot be installed this is never settled, so the silence is measured from here.
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(order, [port2])).catch(reject);
  });
}
