/**
 * In: the list of routes that the specification demands, and the contract. Out: the routes that the site has, each with its sidebar: those
 * of the list, and the pages of calls that came later. A call of the list that goes leaves its route behind, so that its page is missed.
 */
import path from 'node:path';
import { endpointOf, loadOperationSources } from '../../src/reference/openapi/operation-source';
import { sidebarGroups } from '../../src/reference/openapi/sidebar-groups';
import { placeOf } from '../../src/reference/operations/place';
import demanded from './routes.json';

const root = path.resolve(__dirname, '../..');
const VERSIONS = ['v1', 'v2'] as const;

interface AgreedRoute {
  readonly path: string;
  readonly sidebar: string | null;
}

/** @returns every route of the site, each once, as the site spells it */
export function agreedRoutes(): AgreedRoute[] {
  const listed = new Set(
    VERSIONS.flatMap((version) => sidebarGroups(root, version)).flatMap(({ pages }) => pages),
  );
  const pages = [...loadOperationSources(root).values()].flatMap((source) =>
    VERSIONS.flatMap((version) => {
      const endpoint = endpointOf(source, version);
      return endpoint === undefined ? [] : [placeOf(source.id, endpoint, 'call', version).page];
    }),
  );
  const later = new Set(pages.filter((page) => !demanded.some((route) => route.path === page)));
  return [
    ...demanded,
    ...[...later].map((page) => ({ path: page, sidebar: listed.has(page) ? 'documentation' : null })),
  ];
}
