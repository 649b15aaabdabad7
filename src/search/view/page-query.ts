import { PAGE_KINDS, type PageKind } from '../index/format';
import type { FindOptions } from '../find';
import type { SearchPageQuery } from '../links';
import { API_VERSIONS, RESULT_LIMIT, SEARCH_CONTEXTS, type ApiVersion } from '../settings';

/** @returns the version of a name; empty for a name that is none */
export function versionNamed(name: string | null): ApiVersion | '' {
  return API_VERSIONS.find((version) => version === name) ?? '';
}

/** @returns the context of a name; empty for a name that is none */
export function contextNamed(name: string | null): string {
  return SEARCH_CONTEXTS.find(({ path }) => path === name)?.path ?? '';
}

/** @returns the kind of page of a name; empty for a name that is none */
export function kindNamed(name: string | null): PageKind | '' {
  return PAGE_KINDS.find((kind) => kind === name) ?? '';
}

/** @returns the query of an address (`?q=…&ctx=…&version=…&kind=…&first=…`); unknown values count as empty */
export function readPageQuery(search: string): SearchPageQuery {
  const parameters = new URLSearchParams(search);
  const first = parameters.get('first');
  return {
    q: parameters.get('q') ?? '',
    ctx: contextNamed(parameters.get('ctx')),
    version: versionNamed(parameters.get('version')),
    kind: kindNamed(parameters.get('kind')),
    first: contextNamed(first) || versionNamed(first),
  };
}

/** @returns how the search page asks: narrowed by its filters, else led by where the reader came from, as in the bar */
export function pageOptions({ ctx, version, kind, first }: SearchPageQuery): FindOptions {
  const context = ctx || contextNamed(first);
  return {
    limit: RESULT_LIMIT,
    context,
    contextUse: ctx === '' ? 'first' : 'only',
    version: version || undefined,
    preferredVersion: versionNamed(first) || undefined,
    kind: kind || undefined,
  };
}
