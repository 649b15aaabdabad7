/** In: the repository, also as a fresh clone. Out: the files of the local gateway on the site. The site's build asks for them. */
import type { Site } from '@gateway-docs/contract';
import { generate } from '../generate/generate';

/**
 * @param siteDir absolute path of the repository's root
 * @param site whose data are loaded
 * @returns text of each file by its route, `/sandbox/gateway.mjs`
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function makeGateway(siteDir: string, site: Site): Promise<ReadonlyMap<string, string>> {
  await generate(siteDir, site, 'codes');
  // Not before: the gateway imports what `generate` writes, and a fresh clone that is built does not have it yet.
  const [{ loadSources }, { gatewayFiles }] = await Promise.all([
    import('../catalogue/load-catalogue'),
    import('./gateway-files'),
  ]);
  return gatewayFiles(await loadSources(site));
}
