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
import type { PrintedTwins } from './twins/printed-twins';
import { expandedPages } from './twins/read-page';

export interface MakeOptions {
  /** Absolute path of the file that holds the Markdown twins from build to build; without it nothing is cached. */
  readonly cacheFile?: string | undefined;
  /** Twins that somebody else prints; all other files are made before they are waited for. */
  readonly printed?: PrintedTwins | Promise<PrintedTwins>;
}

/**
 * @param site whose files are made
 * @returns text of each file by its route, `/openapi/v2.yaml`
 * @throws Error for a writer's mistake, with file and line
 */
export async function makeFiles(
  site: Site,
  { cacheFile, printed = new Map() }: MakeOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const reference = await loadReference(site.siteDir);
  await loadPresentations(Object.keys(reference.tables));
  const pages = expandedPages(site.siteDir, site.pages, reference);
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
  ]);
  const cached = cachedTwins(site, cacheFile);
  const twins = twinFiles(site, pages, reference, { printed: await printed, cached });
  cached.write();
  return new Map([...files, ...twins]);
}
