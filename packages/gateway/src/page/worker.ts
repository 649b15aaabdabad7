/** The beginning of the worker of a page: takes orders one after the other and says after each what the gateway looks like now. */
import { messageToGateway } from '../protocol/page-gateway';
import type { Exchange, GatewayStart, MessageFromGateway, MessageToGateway } from '../protocol/page-gateway';
import type { GatewayParts } from '../catalogue/catalogue';
import { attempt } from '@gateway-docs/kit';
import { createSession, type Session } from './session';

/** The scope of a dedicated worker; the types of Node do not know it. */
interface WorkerScope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: MessageFromGateway): void;
}

/** What was saved by another release may have another form; a new run is better than none. */
const FORGOTTEN = 'The state of an earlier visit could not be read. The gateway has begun a new run.';

/** Lets the worker take orders. */
export function start({ catalogue, schemas }: GatewayParts): void {
  const scope = globalThis as unknown as WorkerScope;
  let session: Session | undefined;
  let started: GatewayStart | undefined;

  const say = (message: Omit<MessageFromGateway, 'view' | 'state'>): void => {
    if (session) scope.postMessage({ ...message, view: session.view(), state: session.save() });
  };

  /** @returns a sentence where the saved state could not be read */
  function begin(given: GatewayStart): string | undefined {
    session?.stop();
    started = given;
    const restored = attempt(() => createSession(catalogue, schemas, given));
    session = restored ?? createSession(catalogue, schemas, { ...given, saved: undefined });
    return restored ? undefined : FORGOTTEN;
  }

  async function carryOut({ id, order }: MessageToGateway): Promise<void> {
    let exchange: Exchange | undefined;
    let problem: string | undefined;
    try {
      if (order.type === 'start') problem = begin(order.start);
      else if (order.type === 'clear' && started) begin({ ...started, saved: undefined });
      else if (order.type !== 'clear') exchange = await session?.carryOut(order);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    say({ id, exchange, problem });
  }

  let queue = Promise.resolve();
  scope.onmessage = ({ data }) => {
    // An order that is none ends in the page's `onerror`, as a worker that cannot be loaded does.
    const message = messageToGateway.parse(data);
    queue = queue.then(() => carryOut(message));
  };
}
