/** In: nothing. Out: a merchant's server on this machine that takes callbacks and remembers them. */
import type { IncomingHttpHeaders } from 'node:http';
import { listen } from './listen';

export interface ReceivedCallback {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface CallbackReceiver {
  /** Address for `point.callback_url`. */
  readonly url: string;
  readonly received: ReceivedCallback[];
  readonly stop: () => void;
}

/** Resolves when it listens. It answers every callback with 204. */
export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const received: ReceivedCallback[] = [];
  const { origin, stop } = await listen(({ method = '', url = '', headers }, body, response) => {
    received.push({ method, path: url, headers, body });
    response.writeHead(204).end();
  });
  return { url: `${origin}/callbacks`, received, stop };
}
