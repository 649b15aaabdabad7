/**
 * In: what was read for a gateway. Out: the files of the local gateway on the site, below `/sandbox`: `gateway.mjs` with its SHA-256 beside it in the form that
 * `sha256sum -c` reads, `worker.js`, which is the same gateway for a page, and the request forms that a page loads when it needs them.
 */
import { createHash } from 'node:crypto';
import type { Sources } from '../catalogue/load-catalogue';
import type { PackedDocs } from '../docs/docs';
import { bundleGateway, bundleWorker } from './bundle';
import { requestForms } from './forms';

const FOLDER = '/sandbox';
const NAME = 'gateway.mjs';

/**
 * @param docs of the site; without them the file is a gateway alone
 * @returns text of each file by its route, `/sandbox/gateway.mjs`
 */
export async function gatewayFiles(sources: Sources, docs?: PackedDocs): Promise<Map<string, string>> {
  const text = await bundleGateway(sources, docs);
  const hash = createHash('sha256').update(text).digest('hex');
  return new Map([
    [`${FOLDER}/${NAME}`, text],
    [`${FOLDER}/${NAME}.sha256`, `${hash}  ${NAME}\n`],
    [`${FOLDER}/worker.js`, await bundleWorker(sources)],
    ...requestForms(sources.catalogue, sources.operations),
  ]);
}
