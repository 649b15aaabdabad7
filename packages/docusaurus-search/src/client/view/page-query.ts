/** The address of the search page, read and understood. */
import type { BrowserOptions } from '../../plugin/options';
import type { FindOptions } from '../../engine/find';
import { RESULT_LIMIT } from '../../engine/settings';
import type { SearchPageQuery } from '../links';

/** What the filters may be. */
export type Choices = Pick<BrowserOptions, 'contexts' | 'versions' | 'kinds'>;

/** @returns the query of an address (`?q=…&ctx=…&version=…&kind=…&first=…`); unknown values count as empty */
export function readPageQuery(search: string, { contexts, versions, kinds }: Choices): SearchPageQuery {
  const parameters = new URLSearchParams(search);
  const paths = contexts.map(({ path }) => path);
  const names = kinds.map(({ name }) => name);
  const among = (name: string, known: readonly string[]): string =>
    known.find((one) => one === parameters.get(name)) ?? '';
  return {
    q: parameters.get('q') ?? '',
    ctx: among('ctx', paths),
    version: among('version', versions),
    kind: among('kind', names),
    first: among('first', [...paths, ...versions]),
  };
}

/** @returns how the search page asks: narrowed by its filters, else led by where the reader came from, as in the bar */
export function pageOptions(
  { ctx, version, kind, first }: Omit<SearchPageQuery, 'q'>,
  { versions }: Pick<Choices, 'versions'>,
): FindOptions {
  const isVersion = versions.includes(first);
  return {
    limit: RESULT_LIMIT,
    context: ctx || (isVersion ? '' : first),
    contextUse: ctx === '' ? 'first' : 'only',
    version: version || undefined,
    preferredVersion: isVersion ? first : undefined,
    kind: kind || undefined,
  };
}
