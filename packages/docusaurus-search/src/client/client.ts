/**
 * The page's side of the search: starts the worker on first intent and passes queries to it. A failure ends the attempt and
 * nothing else: opening again tries again, with a new worker where the old one could not start.
 */
import { askedFor, beginAsked } from '@gateway-docs/kit';
import type { FindOptions } from '../engine/find';
import type { FailureReason, FromWorker, ToWorker } from './messages';
import type { ResultSet } from '../engine/results';

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';

  constructor(readonly reason: FailureReason) {
    super(`Search index ${reason}`);
  }
}

/** Takes the answer to a query, or why there is none. */
export interface Listener {
  readonly onResults: (results: ResultSet) => void;
  readonly onFailure: (reason: FailureReason) => void;
}

/** A query that was sent before somebody listens. */
interface Ahead {
  readonly id: number;
  readonly text: string;
  readonly options: FindOptions;
}

export class SearchClient {
  private worker: WorkerLike | undefined;
  private opening: Promise<void> | undefined;
  private settle: { resolve: () => void; reject: (failure: SearchFailure) => void } | undefined;
  private readonly listeners = new Map<number, Listener>();
  private ahead: Ahead | undefined;
  private lastId = 0;

  /**
   * @param baseUrl base URL of the site, with a slash at the end
   * @param createWorker starts the worker
   */
  constructor(
    private readonly baseUrl: string,
    private readonly createWorker: () => WorkerLike,
  ) {}

  /**
   * @param isAnew loads the first index file again, also where it is here: the reader tries again
   * @returns when the first index file is there
   * @throws SearchFailure; a later call tries again
   */
  open(isAnew = false): Promise<void> {
    if (isAnew) this.opening = undefined;
    this.opening ??= askedFor(
      new Promise<void>((resolve, reject) => {
        this.settle = { resolve, reject };
        this.worker ??= this.start();
        this.worker.postMessage({ type: 'open', baseUrl: this.baseUrl, isAnew });
      }),
    );
    return this.opening;
  }

  /**
   * Sends a query before its letter is drawn: the worker searches meanwhile. The next `ask` for the same takes the response.
   * @param options the same object as `ask` has
   */
  askAhead(text: string, options: FindOptions): void {
    this.dropAhead();
    if (this.worker !== undefined) this.ahead = { id: this.send(text, options), text, options };
  }

  /**
   * @param listener takes the results, or why there are none
   * @returns a function that gives the query up
   */
  ask(text: string, options: FindOptions, listener: Listener): () => void {
    const id = this.takeAhead(text, options) ?? this.send(text, options);
    const end = beginAsked();
    this.listeners.set(id, {
      onResults: (results) => {
        end();
        listener.onResults(results);
      },
      onFailure: (reason) => {
        end();
        listener.onFailure(reason);
      },
    });
    if (this.worker === undefined) queueMicrotask(() => this.take(id)?.onFailure('unreachable'));
    return () => {
      // A query is answered once: what has been answered need not be given up, and a message takes a third of the time of a list.
      if (!this.listeners.delete(id)) return;
      end();
      this.worker?.postMessage({ type: 'drop', id });
    };
  }

  /** @returns the number of the query */
  private send(text: string, options: FindOptions): number {
    const id = (this.lastId += 1);
    this.worker?.postMessage({ type: 'ask', id, text, options });
    return id;
  }

  /** @returns the number of the query that was sent ahead; undefined where that was another one, which is given up, or none */
  private takeAhead(text: string, options: FindOptions): number | undefined {
    const { ahead } = this;
    if (ahead?.text !== text || ahead.options !== options) {
      this.dropAhead();
      return undefined;
    }
    this.ahead = undefined;
    return ahead.id;
  }

  private dropAhead(): void {
    if (this.ahead !== undefined) this.worker?.postMessage({ type: 'drop', id: this.ahead.id });
    this.ahead = undefined;
  }

  private start(): WorkerLike {
    const worker = this.createWorker();
    worker.onmessage = ({ data }) => {
      if (data.type === 'results') this.take(data.id)?.onResults(data.results);
      else if (data.type === 'unanswered') this.take(data.id)?.onFailure(data.reason);
      else if (data.type === 'opened') this.settle?.resolve();
      else this.fail(data.reason);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = undefined;
      this.ahead = undefined;
      this.fail('unreachable');
      for (const id of [...this.listeners.keys()]) this.take(id)?.onFailure('unreachable');
    };
    return worker;
  }

  /** The listener of a query, which hears of it once. */
  private take(id: number): Listener | undefined {
    // Nobody listened in time: who asks now asks anew.
    if (this.ahead?.id === id) this.ahead = undefined;
    const listener = this.listeners.get(id);
    this.listeners.delete(id);
    return listener;
  }

  private fail(reason: FailureReason): void {
    this.opening = undefined;
    this.settle?.reject(new SearchFailure(reason));
  }
}
