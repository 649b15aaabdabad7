/**
 * The search worker: fetches the index from the site's own host and answers queries, so that typing never waits for searching.
 * A classic worker at an address of the site: the policy `worker-src 'self'` allows it.
 */
import { FormatError } from '../format/search-index';
import { fileLoader } from './load-file';
import { GIVEN, type FailureReason, type FromWorker, type ToWorker } from './messages';
import type { ResultSet } from '../engine/results';
import { SearchSession } from '../engine/session';
import { LOAD_LIMIT, MANIFEST_FILE, TYPING_PAUSE } from '../engine/settings';

/** The scope of a dedicated worker; the compiler's DOM types know only the window's. */
interface WorkerScope {
  readonly name: string;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope: WorkerScope = self;
const wanted = new Set<number>();
let session: SearchSession | undefined;
/** Takes the manifest that the page gives. */
let take: (manifest: unknown) => void = () => undefined;
let given: Promise<unknown> | undefined =
  scope.name === GIVEN ? new Promise((resolve) => (take = resolve)) : undefined;

/** The page's manifest serves once: who tries again wants a new one. */
async function manifestOr(load: () => Promise<unknown>): Promise<unknown> {
  const first = given;
  given = undefined;
  return (await first) ?? load();
}

const reasonOf = (error: unknown): FailureReason =>
  error instanceof FormatError ? 'outdated' : 'unreachable';

function open({ baseUrl, isAnew }: Extract<ToWorker, { type: 'open' }>): void {
  const load = fileLoader(baseUrl, LOAD_LIMIT);
  session ??= new SearchSession({
    load: (file) => (file === MANIFEST_FILE ? manifestOr(() => load(file)) : load(file)),
    typingPause: TYPING_PAUSE,
  });
  session.open(isAnew).then(
    () => scope.postMessage({ type: 'opened' }),
    (error: unknown) => scope.postMessage({ type: 'failed', reason: reasonOf(error) }),
  );
}

function ask({ id, text, options }: Extract<ToWorker, { type: 'ask' }>): void {
  wanted.add(id);
  const report = (results: ResultSet) => scope.postMessage({ type: 'results', id, results });
  session
    ?.results(text, options, report, () => wanted.has(id))
    .catch((error: unknown) => scope.postMessage({ type: 'unanswered', id, reason: reasonOf(error) }))
    .finally(() => wanted.delete(id));
}

scope.onmessage = ({ data: message }) => {
  if (message.type === 'manifest') take(message.manifest);
  else if (message.type === 'open') open(message);
  else if (message.type === 'drop') wanted.delete(message.id);
  else ask(message);
};
