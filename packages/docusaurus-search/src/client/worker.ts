/**
 * The search worker: fetches the index from the site's own host and answers queries, so that typing never waits for searching.
 * A classic worker at an address of the site: the policy `worker-src 'self'` allows it.
 */
import { FormatError } from '../format/search-index';
import { fileLoader } from './load-file';
import type { FailureReason, FromWorker, ToWorker } from './messages';
import { SearchSession } from '../engine/session';
import { LOAD_LIMIT, TYPING_PAUSE } from '../engine/settings';

/** The scope of a dedicated worker; the compiler's DOM types know only the window's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope: WorkerScope = self;
const wanted = new Set<number>();
let session: SearchSession | undefined;

function reasonOf(error: unknown): FailureReason {
  return error instanceof FormatError ? 'outdated' : 'unreachable';
}

scope.onmessage = ({ data: message }) => {
  if (message.type === 'open') {
    session ??= new SearchSession({
      load: fileLoader(message.baseUrl, LOAD_LIMIT, (...request) => fetch(...request)),
      typingPause: TYPING_PAUSE,
    });
    session.open(message.isAnew).then(
      () => scope.postMessage({ type: 'opened' }),
      (error: unknown) => scope.postMessage({ type: 'failed', reason: reasonOf(error) }),
    );
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
    .catch((error: unknown) => scope.postMessage({ type: 'unanswered', id, reason: reasonOf(error) }))
    .finally(() => wanted.delete(id));
};
