/**
 * The page's end of the gateway in its worker: one for all runners of a visit, started with the first order. Its state is stored for this
 * tab, so that a navigation or a reload loses nothing; another tab has a gateway of its own.
 */
import type {
  GatewayOrder,
  GatewayStart,
  GatewayView,
  MessageFromGateway,
  MessageToGateway,
} from '../../reference/gateway/page-gateway';

/** What it needs of a Worker. */
export interface WorkerLike {
  postMessage(message: MessageToGateway): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<MessageFromGateway>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What it needs of `sessionStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a runner shows beside its own request. */
export interface Shown {
  readonly view: GatewayView | undefined;
  /** A sentence about something that the reader should know. */
  readonly notice: string | undefined;
}

const STATE = 'gateway-run';

const NOT_LOADED =
  'The gateway could not be loaded. Check your connection and try again. What you typed is still here.';
const NOT_STORED =
  'This browser does not store the state of the gateway. It works until you leave or reload the page.';

interface Waiting {
  readonly sender: string | undefined;
  readonly resolve: (message: MessageFromGateway) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Told of every message.
 * @param before what the gateway showed; undefined before its start
 * @param sender of the order that the message is about
 */
export type Watcher = (
  message: MessageFromGateway,
  before: GatewayView | undefined,
  sender: string | undefined,
) => void;

export class PageGateway {
  private worker: WorkerLike | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<() => void>();
  private readonly watchers = new Set<Watcher>();
  private lastId = 0;
  private shown: Shown = { view: undefined, notice: undefined };

  /**
   * @param createWorker starts the worker
   * @param store of this tab
   * @param start what the gateway is started with, beside its saved state; asked for at each start
   */
  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly store: Store,
    private readonly start: () => Omit<GatewayStart, 'saved'>,
  ) {}

  /**
   * Has an order carried out, after those before it.
   * @param sender whose order it is, for those who watch
   * @throws Error with a sentence for the reader; a later order starts the worker again
   */
  async order(order: GatewayOrder, sender?: string): Promise<MessageFromGateway> {
    if (!this.worker && order.type !== 'start') await this.restart();
    const message = await this.post(order, sender);
    if (message.problem !== undefined && order.type !== 'start') throw new Error(message.problem);
    return message;
  }

  /** Starts the gateway, again where it runs already, as after a change of the reader's own ids. */
  async restart(): Promise<void> {
    const saved = this.store.getItem(STATE) ?? undefined;
    const { problem } = await this.order({ type: 'start', start: { ...this.start(), saved } });
    if (problem !== undefined) this.show({ notice: problem });
  }

  /** True once it has been started. */
  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** True where an earlier page of this tab has left a state. */
  get hasState(): boolean {
    return this.store.getItem(STATE) !== null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** @returns function that ends it */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  readonly snapshot = (): Shown => this.shown;

  /** Forgets every transaction, callback and setting of the clock. */
  async clear(): Promise<void> {
    this.store.removeItem(STATE);
    this.show({ notice: undefined });
    await this.order({ type: 'clear' });
  }

  private post(order: GatewayOrder, sender: string | undefined): Promise<MessageFromGateway> {
    this.worker ??= this.begin();
    const id = (this.lastId += 1);
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { sender, resolve, reject });
      worker.postMessage({ id, order });
    });
  }

  private begin(): WorkerLike {
    const worker = this.createWorker();
    worker.onmessage = ({ data }) => {
      // Stored before it is shown: a page that is closed now has lost nothing that its reader has seen.
      this.save(data.state);
      const { view: before } = this.shown;
      this.show({ view: data.view });
      const { id = 0 } = data;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      this.watchers.forEach((watcher) => watcher(data, before, waiting?.sender));
      waiting?.resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = undefined;
      const lost = [...this.waiting.values()];
      this.waiting.clear();
      lost.forEach(({ reject }) => reject(new Error(NOT_LOADED)));
    };
    return worker;
  }

  private save(state: string): void {
    try {
      this.store.setItem(STATE, state);
    } catch {
      this.show({ notice: NOT_STORED });
    }
  }

  private show(changed: Partial<Shown>): void {
    this.shown = { ...this.shown, ...changed };
    this.listeners.forEach((listener) => listener());
  }
}
