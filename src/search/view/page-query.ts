import type { SearchPageQuery } from '../links';
import { API_VERSIONS, SEARCH_CONTEXTS, type ApiVersion } from '../settings';

/** @returns the version of a name; empty for a name that is none */
export function versionNamed(name: string | null): ApiVersion | '' {
  return API_VERSIONS.find((version) => version === name) ?? '';
}

/** @returns the query of an address (`?q=…&ctx=…&version=…`); unknown contexts and versions count as empty */
export function readPageQuery(search: string): SearchPageQuery {
  const parameters = new URLSearchParams(search);
  return {
    q: parameters.get('q') ?? '',
    ctx: SEARCH_CONTEXTS.find(({ path }) => path === parameters.get('ctx'))?.path ?? '',
    version: versionNamed(parameters.get('version')),
  };
}
