/**
 * Where the run of the gateway is stored: in this browser, for all of its tabs. Each tab has a worker of its own, so a run that is stored
 * has a number, and it is replaced only by a tab that has seen it: two tabs cannot overwrite each other.
 */

export interface StoredRun {
  /** Counts how often a run was stored; 0 where there is none. */
  readonly revision: number;
  /** State of the gateway, as its messages have it; empty for a gateway that knows nothing. */
  readonly state: string;
}

/** What it needs of `BroadcastChannel`. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

const DATABASE = 'gateway';
const RUNS = 'runs';
/** A state of another form gets another name here. An older one is then left alone, and so is a newer one by an older page. */
const KEY = 'run-1';

const NONE: StoredRun = { revision: 0, state: '' };

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store the run'));
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(RUNS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser has no database'));
    request.onblocked = () => reject(new Error('Another release holds the database'));
  });
}

/** Opened for each use, so that nothing stands in the way of a reader who deletes the data of the site. */
async function within(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  act: (runs: IDBObjectStore, stored: StoredRun) => void,
): Promise<StoredRun> {
  const database = await open(factory);
  try {
    const transaction = database.transaction(RUNS, mode);
    const done = finished(transaction);
    const runs = transaction.objectStore(RUNS);
    let stored = NONE;
    const request = runs.get(KEY) as IDBRequest<StoredRun | undefined>;
    request.onsuccess = () => {
      stored = request.result ?? NONE;
      act(runs, stored);
    };
    await done;
    return stored;
  } finally {
    database.close();
  }
}

/**
 * @param factory `indexedDB`; undefined, and every failure of it, for a run that is stored in this page alone
 * @param channel tells the other tabs
 * @param page tells that it is shown again
 */
export function createRunStore(
  factory: IDBFactory | undefined,
  channel: Channel | undefined,
  page: Pick<EventTarget, 'addEventListener'>,
) {
  let own: StoredRun | undefined = factory ? undefined : NONE;
  /** What this page goes on with when the browser fails. */
  let seenLast = NONE;
  return {
    /** False where the browser stores nothing: the run is that of this page, as long as it is open. */
    get lasts() {
      return own === undefined;
    },
    async read() {
      if (own || !factory) return own ?? NONE;
      try {
        seenLast = await within(factory, 'readonly', () => undefined);
      } catch {
        own = seenLast;
      }
      return seenLast;
    },
    /**
     * Stores a run with the next number.
     * @param seen number of the run that it was made from
     * @returns false, and nothing is stored, where another tab has stored one since
     */
    async replace(seen: number, state: string) {
      const next: StoredRun = { revision: seen + 1, state };
      if (!own && factory) {
        try {
          const before = await within(factory, 'readwrite', (runs, stored) => {
            if (stored.revision === seen) runs.put(next, KEY);
          });
          if (before.revision !== seen) return false;
          seenLast = next;
          channel?.postMessage(next.revision);
          return true;
        } catch {
          // From here on the run is that of this page.
        }
      }
      own = next;
      return true;
    },
    /** Tells when another tab has stored a run, and when this page comes back from the browser's cache of pages. */
    onChange(listener: () => void) {
      if (channel) channel.onmessage = listener;
      page.addEventListener('pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      });
    },
  };
}

export type RunStore = ReturnType<typeof createRunStore>;
