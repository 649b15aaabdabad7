/** Which part of the site a route belongs to. Small and without imports of the engine: the bar has it in every visit. */
import { SEARCH_CONTEXTS } from './settings';

/** @returns `path` of the search context that a route belongs to, or an empty string */
export function contextOf(url: string): string {
  return SEARCH_CONTEXTS.find(({ path }) => url === `/${path}` || url.startsWith(`/${path}/`))?.path ?? '';
}
