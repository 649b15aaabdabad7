/** In: the sections of the sidebars and the contract. Out: `/llms.txt`, which lists the twin of each page and the downloads. */
import type { SiteData } from '@gateway-docs/contract';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { markdownTwinRoute } from '../../base/markdown-twin-route';
import { contractFiles } from '../contract/contract-files';
import type { Site } from '../site';
import { pageList, type ListedPage } from './page-list';

/**
 * @param operations of the contract, which can be downloaded
 * @returns route and text of the list of pages
 */
export function pageListFile(
  site: Site,
  { operations }: Pick<SiteData, 'operations'>,
): readonly [route: string, text: string] {
  const files = contractFiles(operations).map((file): ListedPage => {
    return { id: file.route, ...file, address: siteAddress(site.place, file.route) };
  });
  const front = site.sections
    .flatMap(({ pages }) => pages)
    .find(({ address }) => address === siteAddress(site.place, markdownTwinRoute('/')));
  const all = [...site.sections, { title: 'Downloads', pages: files }];
  return ['/llms.txt', pageList(site.title, front?.description ?? site.tagline, all)];
}
