/**
 * In: a built site. Out: its own search, run in Node: the code of the worker over the files of the build. For tests and the
 * benchmark; the site never imports it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FindOptions } from '../src/engine/find';
import type { ResultSet } from '../src/engine/results';
import { SearchSession } from '../src/engine/session';
import { askSession } from '../src/tests/small-index';

/** A search over a build, and the files that it has loaded. */
export interface BuiltSearch {
  /** Answers a query as the bar and the search page do. */
  readonly ask: (query: string, options: FindOptions) => Promise<ResultSet>;
  /** Paths of the files in the order in which they were loaded. */
  readonly loaded: readonly string[];
}

/** @param buildDir absolute path of a built site */
export function openBuiltSearch(buildDir: string): BuiltSearch {
  const loaded: string[] = [];
  const load = async (file: string) => {
    loaded.push(file);
    return JSON.parse(await readFile(path.join(buildDir, file), 'utf8')) as unknown;
  };
  const session = new SearchSession({ load, typingPause: 0 });
  return { ask: (query, options) => askSession(session, query, options), loaded };
}
