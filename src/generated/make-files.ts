/** In: the site and everything in `api/`, `data/` and the content. Out: all files that stand beside the pages but those of single pages. Equal sources make equal files. */
import type { SiteData } from '@gateway-docs/contract';
import { lastCommit } from '@gateway-docs/site-data/pages';
import { CATALOGUE_ROUTE } from '../remark/cross-references/routes';
import { loadPresentations } from '../remark/tables/presentations';
import { callbackNetworkFiles } from './callback-networks';
import { catalogueText } from './catalogue/catalogue';
import { contractTexts } from './contract/files';
import type { Files } from './page-files';
import { robotsText } from './robots';
import { clientTexts } from './samples/client-files';
import { sampleTexts } from './samples/files';
import { securityFiles } from './security-contact';
import type { Site } from './site';
import { tableFiles } from './tables/files';
import { pageListFile } from './twins/page-list-file';

/**
 * @param site whose files are made
 * @param reference what they say
 * @returns text of each file by its route, `/openapi/v2.yaml`
 * @throws Error for a writer's mistake, with file and line
 */
export async function makeFiles(site: Site, reference: SiteData): Promise<Files> {
  await loadPresentations(Object.keys(reference.tables));
  return new Map([
    ...tableFiles(reference),
    ...sampleTexts(reference),
    ...clientTexts(reference),
    ...contractTexts(reference),
    // The method finder for machines.
    [CATALOGUE_ROUTE, catalogueText(reference)],
    ...callbackNetworkFiles(reference.operator),
    ['/robots.txt', robotsText(reference.operator)],
    ...securityFiles(reference.operator, lastCommit(site.siteDir)),
    pageListFile(site, reference),
  ]);
}
