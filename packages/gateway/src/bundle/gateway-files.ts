/**
 * In: the repository. Out: the files of the local gateway on the site, below `/sandbox`: `gateway.mjs` with its SHA-256 beside it in the form that
 * `sha256sum -c` reads, `worker.js`, which is the same gateway for a page, and the request forms that a page loads when it needs them.
 */
import { createHash } from 'node:crypto';
import type { Site } from '@gateway-docs/contract';
import { loadSources } from '../catalogue/load-catalogue';
import { bundleGateway, bundleWorker } from './bundle';
import { requestForms } from './forms';

const FOLDER = '/sandbox';
const NAME = 'gateway.mjs';

/**
 * @param siteDir absolute path of the repository's root
 * @param site whose data are loaded
 * @returns text of each file by its route, `/sandbox/gateway.mjs`
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function gatewayFiles(
  siteDir: string,
  site: Pick<Site, 'load'>,
): Promise<ReadonlyMap<string, string>> {
  const sources = await loadSources(site);
  const text = await bundleGateway(siteDir, sources);
  const hash = createHash('sha256').update(text).digest('hex');
  return new Map([
    [`${FOLDER}/${NAME}`, text],
    [`${FOLDER}/${NAME}.sha256`, `${hash}  ${NAME}\n`],
    [`${FOLDER}/worker.js`, await bundleWorker(siteDir, sources)],
    ...requestForms(sources.catalogue, sources.operations),
  ]);
}
