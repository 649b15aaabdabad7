/**
 * In: the repository and the folder of a built site. Out, below `sandbox/` there: `gateway.mjs` with its SHA-256 beside it in the form that
 * `sha256sum -c` reads, `worker.js`, which is the same gateway for a page, and the request forms that a page loads when it needs them.
 */
import { createHash } from 'node:crypto';
import { writeFiles } from '../../src/base/write-files';
import { loadSources } from '../material/load-material';
import { bundleGateway, bundleWorker } from './bundle';
import { requestForms } from './forms';

const FOLDER = '/sandbox';
const NAME = 'gateway.mjs';

/**
 * @param siteDir absolute path of the repository's root
 * @param outDir absolute path of the built site
 */
export async function writeBundle(siteDir: string, outDir: string): Promise<void> {
  const sources = await loadSources(siteDir);
  const text = await bundleGateway(siteDir, sources);
  const hash = createHash('sha256').update(text).digest('hex');
  const files: (readonly [route: string, text: string])[] = [
    [`${FOLDER}/${NAME}`, text],
    [`${FOLDER}/${NAME}.sha256`, `${hash}  ${NAME}\n`],
    [`${FOLDER}/worker.js`, await bundleWorker(siteDir, sources)],
    ...requestForms(sources.material, sources.operations),
  ];
  writeFiles(outDir, files);
}
