/** In: the index of the site's search, and a query. Out: what the search of a page shows for it, by the same engine. */
import { RESULT_LIMIT, SearchSession, SUGGESTION_LIMIT } from '@gateway-docs/docusaurus-search/engine';
import type { ResultSet } from '@gateway-docs/docusaurus-search/engine';
import type { Docs } from './docs';

/** How many results come, and at most. */
export const RESULTS = { without: SUGGESTION_LIMIT, most: RESULT_LIMIT } as const;

/** A result, with the title of its section or row where it is one; the route and the address lead there. */
export type Result = ReturnType<typeof resultOf>;

const resultOf = ({ address }: Docs, { t, s, u, h, textPieces }: ResultSet['hits'][number]) => ({
  title: t,
  section: s === '' ? undefined : s,
  route: u + h,
  address: address + u + h,
  snippet: textPieces.join(''),
});

/** @returns asks as the search page does; the best result first */
export function createSearch(docs: Docs) {
  const load = (file: string) => Promise.resolve().then(() => docs.json(`/${file}`));
  const session = new SearchSession({ load, typingPause: 0 });
  return async (query: string, limit: number = RESULTS.without): Promise<Result[]> => {
    let hits: ResultSet['hits'] = [];
    const report = (results: ResultSet) => ({ hits } = results);
    await session.results(query, { limit }, report, () => true);
    return hits.map((hit) => resultOf(docs, hit));
  };
}
