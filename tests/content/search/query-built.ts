/**
 * In: a built site. Out: its own search, run in Node: the code of the worker over the files of the build. For tests and the
 * benchmark; the site never imports it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FindOptions } from '../../../src/search/find';
import { SearchSession, type ResultSet } from '../../../src/search/session';

/**
 * @param buildDir absolute path of a built site
 * @returns a function that answers a query as the bar and the search page do: the last answer, from the whole index
 */
export function openBuiltSearch(
  buildDir: string,
): (query: string, options: FindOptions) => Promise<ResultSet> {
  const load = async (file: string) =>
    JSON.parse(await readFile(path.join(buildDir, file), 'utf8')) as unknown;
  const session = new SearchSession({ load, mayLoadAhead: false, restDelay: 0 });
  return async (query, options) => {
    const replies: ResultSet[] = [];
    await session.results(
      query,
      options,
      (results) => replies.push(results),
      () => true,
    );
    const last = replies.at(-1);
    if (last === undefined) throw new Error(`The search did not answer ${JSON.stringify(query)}`);
    return last;
  };
}
