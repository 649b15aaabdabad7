/**
 * In: the sections of the sidebars, the contract and the twins. Out: `/llms.txt` with the general guides, a list for each folder of pages, `/services/llms.txt`,
 * and the pages of that folder in one file or, where it would be too long for a model, in a file for each of its sections.
 */
import type { SiteData } from '@gateway-docs/contract';
import { siteAddress } from '@gateway-docs/site-data/operator';
import texts from '../../../data/texts/page-lists.json';
import { markdownTwinRoute, PAGE_LIST_ROUTE } from '../../base/markdown-twin-route';
import { contractFiles } from '../contract/contract-files';
import type { Site } from '../site';
import { pageList, type ListedPage, type Section } from './page-list';
import { wholePages } from './whole-pages';

/** @returns text of a twin by its route; undefined where it is not written, as on the writers' server */
export type ReadTwin = (route: string) => string | undefined;

const FOLDERS = texts.folders.map((entry) => ({ ...entry, start: `/${entry.folder}/` }));
type Folder = (typeof FOLDERS)[number];

const folderOf = ({ route }: ListedPage): Folder | undefined =>
  FOLDERS.find(({ start }) => route.startsWith(start));

/** Sections with the pages of one folder, or of none. */
const sectionsIn = (sections: readonly Section[], folder?: Folder): Section[] =>
  sections.flatMap(({ title, pages }) => {
    const found = pages.filter((page) => folderOf(page) === folder);
    return found.length > 0 ? [{ title, pages: found }] : [];
  });

/**
 * @param operations of the contract, which can be downloaded
 * @param readTwin without it no file has whole pages
 * @returns text of each list, and of each file with whole pages, by its route
 */
export function pageListFiles(site: Site, { operations }: Pick<SiteData, 'operations'>, readTwin: ReadTwin) {
  const entry = (file: Omit<ListedPage, 'id' | 'address'>): ListedPage => {
    return { id: file.route, ...file, address: siteAddress(site.place, file.route) };
  };
  const downloads = { title: texts.optional, pages: contractFiles(operations).map(entry) };
  const files = new Map<string, string>();
  const lists = FOLDERS.flatMap((folder) => {
    const sections = sectionsIn(site.sections, folder);
    if (sections.length === 0) return [];
    const whole = wholePages(folder, sections, readTwin);
    for (const { route, text } of whole) files.set(route, text);
    const wholes = whole.map(({ route, title }) => entry({ route, title, description: texts.wholeOf }));
    const parts = [
      ...sections,
      ...(wholes.length > 0 ? [{ title: texts.whole, pages: wholes }] : []),
      ...(folder.folder === 'api' ? [downloads] : []),
    ];
    const route = folder.start + PAGE_LIST_ROUTE.slice(1);
    files.set(route, pageList(`${site.title}: ${folder.title}`, folder.description, parts));
    return [entry({ ...folder, route })];
  });
  const front = site.sections
    .flatMap(({ pages }) => pages)
    .find(({ route }) => route === markdownTwinRoute('/'));
  const all = [{ title: texts.sections, pages: lists }, ...sectionsIn(site.sections)];
  return files.set(PAGE_LIST_ROUTE, pageList(site.title, front?.description ?? site.tagline, all));
}
