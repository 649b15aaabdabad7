/** In: the site and everything in `api/`, `data/` and the content. Out: all files that stand beside the pages but those of single pages. Equal sources make equal files. */
import { agentFiles } from '@gateway-docs/agents';
import type { SiteData } from '@gateway-docs/contract';
import { layoutOf } from '@gateway-docs/site-data';
import { lastCommit } from '@gateway-docs/site-data/pages';
import { CATALOGUE_ROUTE } from '../remark/cross-references/routes';
import { loadPresentations } from '../remark/tables/presentations';
import { templatePrinter } from './agents/print-template';
import { apiCatalog } from './api-catalog';
import { callbackNetworkFiles } from './callback-networks';
import { catalogueText } from './catalogue/catalogue';
import { contractTexts } from './contract/contract-files';
import type { Files } from './page-files';
import { robotsText, securityFiles } from './security-contact';
import { clientTexts, sampleTexts } from './samples/files';
import type { Site } from './site';
import { tableFiles } from './tables/files';
import { pageListFiles, type ReadTwin } from './twins/page-list-file';

/**
 * @param data what the files say
 * @param root absolute path of the repository, which has templates
 * @returns text of each file that is made from them alone, by its route, `/openapi/v2.yaml`
 */
export async function filesOfData(data: SiteData, root: string): Promise<Files> {
  await loadPresentations(Object.keys(data.tables));
  return new Map([
    ...tableFiles(data),
    ...sampleTexts(data),
    ...clientTexts(data),
    ...contractTexts(data),
    // The method finder for machines.
    [CATALOGUE_ROUTE, catalogueText(data)],
    ...callbackNetworkFiles(data.operator),
    apiCatalog(data),
    ...agentFiles(data, { folder: layoutOf(root).data.folder('agents'), print: templatePrinter(data) }),
  ]);
}

/**
 * @param site whose files are made
 * @param data what they say
 * @param readTwin gives the twins of a finished build
 * @returns text of each file by its route
 * @throws Error for a writer's mistake, with file and line
 */
export async function makeFiles(site: Site, data: SiteData, readTwin: ReadTwin = () => undefined) {
  return new Map([
    ...(await filesOfData(data, site.siteDir)),
    ['/robots.txt', robotsText(data.operator)],
    ...securityFiles(data.operator, lastCommit(site.siteDir)),
    ...pageListFiles(site, data, readTwin),
  ]);
}
