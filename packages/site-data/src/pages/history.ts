/**
 * In: the history of the repository. Out: the day on which each page last changed, for its last line. It is read once, from commits and never
 * from the files' own times: two builds of a commit are equal. Without git, in an unpacked archive and in a shallow clone, whose first
 * commit seems to change every file, no page has a day.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { attempt } from '@gateway-docs/kit';
import { CONTENT_FOLDERS } from './read-pages';

/** Begins the line of a commit; no path does. */
const MARK = '\t';
const LOG = ['log', `--format=${MARK}%at`, '--name-only', '--relative', '--'];
const LARGEST = 256 * 1024 * 1024;

const git = (repository: string, ...args: string[]): string | undefined =>
  attempt(() =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: LARGEST,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

/**
 * @param repository absolute path of its root
 * @returns by path below the root, the time of its last commit, in seconds; nothing without a whole history
 */
export function lastChanges(repository: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (git(repository, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return found;
  const log = git(repository, ...LOG, ...CONTENT_FOLDERS);
  let time = 0;
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith(MARK)) time = Number(line.slice(MARK.length));
    // Newest commits come first.
    else if (line !== '' && !found.has(line)) found.set(line, time);
  }
  return found;
}

/**
 * @param repository absolute path of its root
 * @returns time of the commit that is built, in seconds; undefined without git
 */
export function lastCommit(repository: string): number | undefined {
  const seconds = Number(git(repository, 'log', '-1', '--format=%ct'));
  return seconds > 0 ? seconds : undefined;
}

/**
 * What Docusaurus asks for the history of a page: a version control system, as it calls it.
 * @param repository absolute path of its root
 */
export function pageHistory(repository: string) {
  let changes: ReadonlyMap<string, number> | undefined;
  const changeOf = (file: string) => {
    changes ??= lastChanges(repository);
    const seconds = changes.get(path.relative(repository, file).split(path.sep).join('/'));
    return Promise.resolve(seconds === undefined ? null : { timestamp: seconds * 1000, author: '' });
  };
  // Docusaurus refuses functions that take anything but one value.
  return {
    initialize: (_params: unknown): void => void (changes = undefined),
    getFileCreationInfo: (_file: string) => Promise.resolve(null),
    getFileLastUpdateInfo: changeOf,
  };
}
