/**
 * In: the routes of the built site and the sidebars. Out: a Markdown twin of each page at its address plus `.md`, and `/llms.txt`, which
 * lists them. Twins are made from the sources by the handlers that make the pages, not from the HTML.
 */
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { contractFiles } from '../../reference/contract-files';
import { loadReference } from '../../reference/load';
import { collectionSections, pageList, type ListedPage, type Section } from './page-list';
import { printPage } from './print-page';
import { readPage } from './read-page';
import { twinAddress } from './twin-address';
import { writeFiles } from '../write-files';

const DOCS = 'docusaurus-plugin-content-docs';
const MAIN = 'default';

interface ContentPage {
  readonly route: string;
  /** Below the repository's root. */
  readonly source: string;
}

/** Every route that is made from a content file. */
function contentPages(routes: readonly RouteConfig[]): ContentPage[] {
  return routes.flatMap(({ path: route, metadata, routes: inner = [] }) => {
    const source = metadata?.sourceFilePath;
    const own = source !== undefined && /\.mdx?$/.test(source) ? [{ route, source }] : [];
    return [...own, ...contentPages(inner)];
  });
}

/** The sections of both docs instances, the main one first; the other's are prefixed with its name. */
function sectionsOf(instances: Readonly<Record<string, LoadedContent>>, site: string): Section[] {
  const ids = Object.keys(instances).sort((a, b) => Number(b === MAIN) - Number(a === MAIN));
  return ids.flatMap((id) => {
    const label = id === MAIN ? '' : id.charAt(0).toUpperCase() + id.slice(1);
    return (instances[id]?.loadedVersions ?? []).flatMap(({ sidebars, docs }) =>
      collectionSections({
        label,
        entries: Object.values(sidebars).flat(),
        pages: docs.map(({ id: page, title, description, permalink }): ListedPage => {
          return { id: page, title, description, address: site + twinAddress(permalink) };
        }),
      }),
    );
  });
}

/** Docusaurus plugin; takes no options. */
export default function markdownExport({ siteDir, siteConfig }: LoadContext): Plugin {
  const site = siteConfig.url;
  let sections: Section[] = [];
  return {
    name: 'markdown-export',
    allContentLoaded({ allContent }) {
      sections = sectionsOf((allContent[DOCS] ?? {}) as Readonly<Record<string, LoadedContent>>, site);
    },
    async postBuild({ outDir, routes }) {
      const reference = await loadReference(siteDir);
      const twins = contentPages(routes).map(({ route, source }): [string, string] => {
        return [twinAddress(route), printPage(readPage(siteDir, source, reference), site + route)];
      });
      const files = contractFiles().map((file): ListedPage => {
        return { id: file.route, ...file, address: site + file.route };
      });
      const front = sections
        .flatMap(({ pages }) => pages)
        .find(({ address }) => address === `${site}${twinAddress('/')}`);
      const all = [...sections, { title: 'Downloads', pages: files }];
      const list = pageList(siteConfig.title, front?.description ?? siteConfig.tagline, all);
      writeFiles(outDir, [...twins, ['/llms.txt', list]]);
    },
  };
}
