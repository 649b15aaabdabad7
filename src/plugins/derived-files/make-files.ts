/** In: the site and everything in `api/`, `data/` and the content. Out: all files that stand beside the pages. Equal sources make equal files. */
import { CATALOGUE_ROUTE } from '../../remark/cross-references/routes';
import { callbackNetworkFiles } from './callback-networks';
import { catalogueText } from './catalogue/catalogue';
import { loadReference, type Reference } from '@gateway-docs/contract';
import { loadPresentations } from '../../remark/tables/presentations';
import { contractTexts } from './contract/files';
import { feedFiles } from './feeds/files';
import { lastCommit } from '@gateway-docs/site-data/pages';
import { robotsText } from './robots';
import { securityFiles } from './security-contact';
import { clientTexts } from './samples/client-files';
import { sampleTexts } from './samples/files';
import { tableFiles } from './tables/files';
import { pageListFile, twinFiles, type Site } from './twins/files';
import { cachedFiles, type Files } from './cached-files';
import type { PrintedTwins } from './twins/printed-twins';
import { expandedPages, type ExpandedPages } from './twins/read-page';

export interface MakeOptions {
  /** Absolute path of the file that holds the files from build to build; without it nothing is cached. */
  readonly cacheFile?: string | undefined;
  /** Twins that somebody else prints; all other files are made before they are waited for. */
  readonly printed?: PrintedTwins | Promise<PrintedTwins>;
}

async function makeOthers(site: Site, reference: Reference, pages: ExpandedPages): Promise<Files> {
  return new Map([
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
    pageListFile(site, reference),
  ]);
}

/**
 * @param site whose files are made
 * @returns text of each file by its route, `/openapi/v2.yaml`
 * @throws Error for a writer's mistake, with file and line
 */
export async function makeFiles(
  site: Site,
  { cacheFile, printed = new Map() }: MakeOptions = {},
): Promise<Files> {
  const reference = await loadReference(site.siteDir);
  await loadPresentations(Object.keys(reference.tables));
  const pages = expandedPages(site.siteDir, site.pages, reference);
  const cached = cachedFiles(site, cacheFile);
  const others = cached.others ?? (await makeOthers(site, reference, pages));
  const given = await printed;
  const twins = twinFiles(site, pages, (page) => given.get(page.source) ?? cached.twin(page));
  const all = new Map([...others, ...twins]);
  cached.keep(all);
  return all;
}
