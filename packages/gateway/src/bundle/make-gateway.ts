/** In: the repository, also as a fresh clone, and the pages that were built. Out: the files of the local gateway on the site. The site's build asks for them. */
import type { Operation, Site } from '@gateway-docs/contract';
import { compareContracts } from '@gateway-docs/contract/releases';
import { siteAddress } from '@gateway-docs/site-data/operator';
import type { DocsContent } from '../docs/docs';
import { generate } from '../generate/generate';

/** What a build has made of the documentation. */
export interface BuiltDocs extends Omit<DocsContent, 'operations' | 'changes'> {
  /** Route of the page of an operation, also of a section there. */
  readonly pageOf: (operation: Operation) => string;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param site whose data are loaded
 * @param built its documentation
 * @returns content of each file by its route, `/sandbox/gateway.mjs`
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function makeGateway(siteDir: string, site: Site, { pageOf, ...built }: BuiltDocs) {
  await generate(siteDir, site, 'codes');
  // Not before: the gateway imports what `generate` writes, and a fresh clone that is built does not have it yet.
  const [{ loadSources }, { gatewayFiles }, { packDocs }] = await Promise.all([
    import('../catalogue/load-catalogue'),
    import('./gateway-files'),
    import('../docs/pack-docs'),
  ]);
  const { operator, operations, releases, snapshot } = await site.load();
  const docs = await packDocs({
    brand: operator.brand,
    version: operator.site_version,
    address: siteAddress(operator, '/').replace(/\/$/, ''),
    content: {
      ...built,
      operations: operations.map((operation) => ({ ...operation, page: pageOf(operation) })),
      changes: Object.fromEntries(
        releases.map(({ version, calls }) => [version, compareContracts(calls, snapshot)]),
      ),
    },
  });
  return gatewayFiles(await loadSources(site), docs);
}
