/**
 * The page's side of the search: starts the worker on first intent and passes queries to it. A failure ends the attempt and
 * nothing else: opening again tries again, with a new worker where the old one could not start.
 */
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

/** Takes the answers to a query, titles first where texts are on their way; or why there is none. */
export interface Listener {
  readonly onResults: (results: ResultSet) => void;
  readonly onFailure: (reason: FailureReason) => void;
}

export class SearchClient {
  private worker: WorkerLike | undefined;
  private opening: Promise<void> | undefined;
  private settle: { resolve: () => void; reject: (failure: SearchFailure) => void } | undefined;
  private readonly listeners = new Map<number, Listener>();
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
    this.opening ??= new Promise<void>((resolve, reject) => {
      this.settle = { resolve, reject };
      this.worker ??= this.start();
      this.worker.postMessage({ type: 'open', baseUrl: this.baseUrl, isAnew });
    });
    return this.opening;
  }

  /**
   * @param listener takes the results, or why there are none
   * @returns a function that gives the query up
   */
  ask(text: string, options: FindOptions, listener: Listener): () => void {
    const id = (this.lastId += 1);
    this.listeners.set(id, listener);
    if (this.worker === undefined) queueMicrotask(() => this.take(id)?.onFailure('unreachable'));
    else this.worker.postMessage({ type: 'ask', id, text, options });
    return () => {
      // What has been answered need not be given up: a message takes a third of the time of a list.
      if (this.take(id) !== undefined) this.worker?.postMessage({ type: 'drop', id });
    };
  }

  private start(): WorkerLike {
    const worker = this.createWorker();
    worker.onmessage = ({ data }) => {
      if (data.type === 'results') this.pass(data.id, data.results);
      else if (data.type === 'unanswered') this.take(data.id)?.onFailure(data.reason);
      else if (data.type === 'opened') this.settle?.resolve();
      else this.fail(data.reason);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = undefined;
      this.fail('unreachable');
      for (const id of [...this.listeners.keys()]) this.take(id)?.onFailure('unreachable');
    };
    return worker;
  }

  private pass(id: number, results: ResultSet): void {
    const isLast = results.from !== 'titles';
    (isLast ? this.take(id) : this.listeners.get(id))?.onResults(results);
  }

  /** The listener of a query, which hears no more of it. */
  private take(id: number): Listener | undefined {
    const listener = this.listeners.get(id);
    this.listeners.delete(id);
    return listener;
  }

  private fail(reason: FailureReason): void {
    this.opening = undefined;
    this.settle?.reject(new SearchFailure(reason));
  }
}
