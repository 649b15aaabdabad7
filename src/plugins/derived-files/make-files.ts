/** In: the site and everything in `api/`, `data/` and the content. Out: all files that stand beside the pages. Equal sources make equal files. */
import { CATALOGUE_ROUTE } from '../../remark/cross-references/routes';
import { callbackNetworkFiles } from './callback-networks';
import { catalogueText } from './catalogue/catalogue';
import { loadReference } from '../../reference/load';
import { loadPresentations } from '../../remark/tables/presentations';
import { contractTexts } from './contract/files';
import { feedFiles } from './feeds/files';
import { lastCommit } from '../../reference/load-history';
import { robotsText } from './robots';
import { securityFiles } from './security-contact';
import { clientTexts } from './samples/client-files';
import { sampleTexts } from './samples/files';
import { tableFiles } from './tables/files';
import { twinFiles, type Site } from './twins/files';
import { cachedTwins } from './twins/cached-twins';
import { expandedPages } from './twins/read-page';

/**
 * @param site whose files are made
 * @param cacheFile absolute path of the file that holds the Markdown twins from build to build; without it nothing is cached
 * @returns text of each file by its route, `/openapi/v2.yaml`
 * @throws Error for a writer's mistake, with file and line
 */
export async function makeFiles(site: Site, cacheFile?: string): Promise<ReadonlyMap<string, string>> {
  const reference = await loadReference(site.siteDir);
  await loadPresentations(Object.keys(reference.tables));
  const pages = expandedPages(site.siteDir, site.pages, reference);
  const cached = cachedTwins(site, cacheFile);
  const files = new Map([
    ...tableFiles(reference),
    ...sampleTexts(reference),
    ...clientTexts(reference),
    ...(await contractTexts(site.siteDir, reference)),
    // The method finder for machines.
    [CATALOGUE_ROUTE, catalogueText(reference)],
    ...callbackNetworkFiles(reference.operator),
    ['/robots.txt', robotsText(reference.operator)],
    ...securityFiles(reference.operator, lastCommit(site.siteDir)),
    ...feedFiles(site, reference.changes, pages),
    ...twinFiles(site, pages, reference, cached),
  ]);
  cached.write();
  return files;
}
