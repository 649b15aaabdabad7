/**
 * In: what answers a call. Out: a server that the samples call in its place. A runner first names the sample that comes with a GET; what the
 * sample sends after it, and what it is answered, is kept under that name.
 */
import { listen } from '@gateway-docs/gateway/tests';

export interface Exchange {
  readonly path: string;
  /** The body as it was sent. */
  readonly body: string;
  readonly status: number;
  readonly reply: string;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** The response as it goes on the line. */
export interface Wire {
  readonly bytes: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Recorder {
  readonly url: string;
  /** The calls of each sample, in order. */
  readonly exchanges: ReadonlyMap<string, readonly Exchange[]>;
  readonly stop: () => void;
}

/** Forwards a call, byte for byte. */
export type Gateway = (path: string, headers: Record<string, string>, body: Buffer) => Promise<Reply>;

const FORWARDED = ['content-type', 'x-point-id', 'x-timestamp', 'x-signature', 'authorization'];

/**
 * @param onNext called before each sample
 * @param dress what a machine between gateway and client makes of a response
 */
export async function startRecorder(
  gateway: Gateway,
  onNext: (name: string) => void,
  dress: (text: string) => Wire = (text) => ({ bytes: Buffer.from(text) }),
): Promise<Recorder> {
  const exchanges = new Map<string, Exchange[]>();
  let current = '';
  const { origin, stop } = await listen(({ method, url = '', headers }, body, response) => {
    if (method === 'GET') {
      current = url.slice(1);
      exchanges.set(current, []);
      onNext(current);
      response.end('next');
      return;
    }
    const sent = Object.fromEntries(
      FORWARDED.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
    ) as Record<string, string>;
    const name = current;
    void gateway(url, sent, body).then(({ status, text }) => {
      exchanges.get(name)?.push({ path: url, body: body.toString('utf8'), status, reply: text });
      const { bytes, headers } = dress(text);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(bytes);
    });
  });
  return { url: origin, exchanges, stop };
}
