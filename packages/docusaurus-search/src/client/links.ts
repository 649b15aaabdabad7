/** Addresses of the search: of a result on its page, and of the search page. */
import { underBasePath } from '@gateway-docs/kit';
import type { ResultHit } from '../engine/results';
import { HIGHLIGHT_PARAMETER } from '../engine/settings';

/**
 * @param hit a result; the index has the route of its page
 * @param basePath of the site
 * @returns the address of a result, with the words to mark on its page
 */
export function hitUrl({ u, h, marks }: Pick<ResultHit, 'u' | 'h' | 'marks'>, basePath: string): string {
  const query = new URLSearchParams(marks.map((mark) => [HIGHLIGHT_PARAMETER, mark])).toString();
  return `${underBasePath(basePath, u)}${query === '' ? '' : `?${query}`}${h}`;
}

/** What the search page reads from its address. */
export interface SearchPageQuery {
  readonly q: string;
  /** `path` of a search context; empty: everywhere. */
  readonly ctx: string;
  /** Empty: every version. */
  readonly version: string;
  /** Empty: pages of every kind. */
  readonly kind: string;
  /** Context or version whose pages lead, because the reader came from there; empty: none. */
  readonly first: string;
}

/**
 * @param page path of the search page
 * @returns its address; what is empty is left out
 */
export function searchPageUrl(page: string, query: SearchPageQuery): string {
  const filled = Object.entries({ ...query }).filter(([, value]) => value !== '');
  const parameters = new URLSearchParams(filled).toString();
  return parameters === '' ? page : `${page}?${parameters}`;
}
