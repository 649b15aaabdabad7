/**
 * The search worker: fetches the index from the site's own host and answers queries, so that typing never waits for searching.
 * A classic worker at an address of the site: the policy `worker-src 'self'` allows it.
 */
import { FormatError } from './index/search-index';
import type { FromWorker, ToWorker } from './messages';
import { SearchSession } from './session';
import { HEAD_FILE, REST_DELAY } from './settings';

/** The scope of a dedicated worker; the compiler's DOM types know only the window's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope: WorkerScope = self;
const wanted = new Set<number>();
let session: SearchSession | undefined;

/** The first file keeps its name, so it is compared with the server's; the others are named by their content. */
async function loadFile(url: string, isNamedByContent: boolean, isUrgent: boolean): Promise<unknown> {
  const response = await fetch(url, {
    cache: isNamedByContent ? 'default' : 'no-cache',
    priority: isUrgent ? 'auto' : 'low',
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Readers who save data, or whose line is slow, get only what they look at. Browsers that do not say are taken for fast. */
function mayLoadAhead(): boolean {
  // Not in the DOM types: only some browsers say it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g');
}

function reportFailure(error: unknown): void {
  scope.postMessage({ type: 'failed', reason: error instanceof FormatError ? 'outdated' : 'unreachable' });
}

scope.onmessage = ({ data: message }) => {
  if (message.type === 'open') {
    session ??= new SearchSession({
      load: (file, isUrgent) => loadFile(message.baseUrl + file, file !== HEAD_FILE, isUrgent),
      mayLoadAhead: mayLoadAhead(),
      restDelay: REST_DELAY,
    });
    session.open().then(() => scope.postMessage({ type: 'opened' }), reportFailure);
    return;
  }
  const { id } = message;
  if (message.type === 'drop') {
    wanted.delete(id);
    return;
  }
  wanted.add(id);
  session
    ?.results(
      message.text,
      message.options,
      (results) => scope.postMessage({ type: 'results', id, results }),
      () => wanted.has(id),
    )
    .catch(reportFailure)
    .finally(() => wanted.delete(id));
};
