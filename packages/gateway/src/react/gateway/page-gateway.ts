/**
 * The page's end of the gateway in its worker: one for all runners of a visit, started with the first order. Its run is stored in the
 * browser and shared by all tabs, so that a navigation, a reload or the payer's page in another tab loses nothing.
 *
 * The stored run is the truth, and a worker is a copy of it. An order is carried out on the newest run; when another tab has stored one
 * meanwhile, what came of the order is forgotten, and it is carried out again on that one.
 */
import { NotLoadedError } from '@gateway-docs/kit';
import {
  messageFromGateway,
  type GatewayOrder,
  type GatewayStart,
  type GatewayView,
  type MessageFromGateway,
  type MessageToGateway,
} from '../../protocol/page-gateway';
import { LONGEST_TIMER_MS } from '../../clock';
import type { RunStore } from './run-store';

/** What it needs of a Worker. */
export interface WorkerLike {
  postMessage(message: MessageToGateway): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What a runner shows beside its own request. */
export interface Shown {
  readonly view: GatewayView | undefined;
  /** A sentence about something that the reader should know. */
  readonly notice: string | undefined;
}

const NOT_STORED =
  'This browser does not store the state of the gateway. It works until you leave or reload the page, and other tabs know nothing of it.';

interface Waiting {
  readonly resolve: (message: MessageFromGateway) => void;
  readonly reject: (error: Error) => void;
}

export class PageGateway {
  private worker: WorkerLike | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;
  /** Number of the stored run that the worker has. */
  private revision = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Shown = { view: undefined, notice: undefined };

  /**
   * @param script address of the worker's script
   * @param createWorker starts the worker
   * @param store of the run
   * @param start what the gateway is started with, beside its saved state; asked for at each start
   */
  constructor(
    private readonly script: string,
    private readonly createWorker: (script: string) => WorkerLike,
    private readonly store: RunStore,
    private readonly start: () => Omit<GatewayStart, 'saved'>,
  ) {
    // A page that shows nothing of the gateway needs no news of it. A worker that cannot be loaded now is asked for by the next order.
    store.onChange(() => {
      if (this.listeners.size > 0) this.showStored().catch(() => undefined);
    });
  }

  /**
   * Has an order carried out, after those before it.
   * @throws Error with a sentence for the reader; NotLoadedError for a worker that cannot be had, which a later order starts again
   */
  async order(order: GatewayOrder): Promise<MessageFromGateway> {
    const message = await this.inTurn(() => this.carryOut(order));
    if (message.problem !== undefined) throw new Error(message.problem);
    return message;
  }

  /** Starts the gateway again, as after a change of the reader's own ids. */
  restart(): Promise<void> {
    return this.inTurn(() => this.begin());
  }

  /** Shows what this tab or another one has stored; starts nothing where there is nothing. */
  showStored(): Promise<void> {
    return this.inTurn(async () => {
      const { revision, state } = await this.store.read();
      if (this.worker ? revision !== this.revision : state !== '') await this.begin();
    });
  }

  /** True once it has been started. */
  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): Shown => this.shown;

  /** Forgets every transaction, callback and setting of the clock, for all tabs. */
  async clear(): Promise<void> {
    await this.order({ type: 'clear' });
    if (this.store.lasts) this.show({ notice: undefined });
  }

  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Gives the worker the newest run. */
  private async begin(): Promise<void> {
    const { revision, state } = await this.store.read();
    const saved = state === '' ? undefined : state;
    const message = await this.post({ type: 'start', start: { ...this.start(), saved } });
    this.revision = revision;
    this.tell(message);
    if (message.problem !== undefined) this.show({ notice: message.problem });
  }

  private async carryOut(order: GatewayOrder): Promise<MessageFromGateway> {
    for (;;) {
      const { revision } = await this.store.read();
      if (!this.worker || revision !== this.revision) await this.begin();
      const message = await this.post(order);
      // Stored before it is shown: a page that is closed now has lost nothing that its reader has seen.
      const isStored = await this.store.replace(this.revision, order.type === 'clear' ? '' : message.state);
      if (!isStored) continue;
      this.revision += 1;
      this.tell(message);
      if (!this.store.lasts) this.show({ notice: NOT_STORED });
      return message;
    }
  }

  private tell({ view }: MessageFromGateway): void {
    this.show({ view });
    this.waitFor(view);
  }

  /** The gateway does nothing by itself: with many tabs nobody would know whose step it is. */
  private waitFor({ now, nextAt }: GatewayView): void {
    clearTimeout(this.timer);
    if (nextAt === undefined) return;
    this.timer = setTimeout(
      () => void this.order({ type: 'advance', milliseconds: 0 }).catch(() => undefined),
      Math.min(Math.max(nextAt - now, 0), LONGEST_TIMER_MS),
    );
  }

  private post(order: GatewayOrder): Promise<MessageFromGateway> {
    this.worker ??= this.createListening();
    const id = (this.lastId += 1);
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, order });
    });
  }

  private createListening(): WorkerLike {
    const worker = this.createWorker(this.script);
    const giveUp = (): void => {
      worker.terminate();
      this.worker = undefined;
      const lost = [...this.waiting.values()];
      this.waiting.clear();
      lost.forEach(({ reject }) => reject(new NotLoadedError(this.script)));
    };
    worker.onmessage = ({ data }) => {
      const { success, data: message } = messageFromGateway.safeParse(data);
      if (success) {
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
      } else giveUp(); // The worker is of another release.
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    return worker;
  }

  private show(changed: Partial<Shown>): void {
    this.shown = { ...this.shown, ...changed };
    this.listeners.forEach((listener) => listener());
  }
}
