/** In: what the docs plugin has loaded. Out: the site's pages and sections, as plain data that another process can read. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { collectionSections, type ListedPage, type Section } from './twins/page-list';
import type { ContentPage, Site } from './twins/files';
import { markdownTwinRoute } from '../../base/markdown-twin-route';

const DOCS = 'docusaurus-plugin-content-docs';
const MAIN = 'default';

type Instances = Readonly<Record<string, LoadedContent>>;

const versionsOf = (instance: LoadedContent | undefined) => instance?.loadedVersions ?? [];

/** The sections of both docs instances, the main one first; the other's are prefixed with its name. */
function sectionsOf(instances: Instances, url: string): Section[] {
  const ids = Object.keys(instances).sort((a, b) => Number(b === MAIN) - Number(a === MAIN));
  return ids.flatMap((id) => {
    const label = id === MAIN ? '' : id.charAt(0).toUpperCase() + id.slice(1);
    return versionsOf(instances[id]).flatMap(({ sidebars, docs }) =>
      collectionSections({
        label,
        entries: Object.values(sidebars).flat(),
        pages: docs.map(({ id: page, title, description, permalink }): ListedPage => {
          return { id: page, title, description, address: url + markdownTwinRoute(permalink) };
        }),
      }),
    );
  });
}

/** Every page that is made from a content file. */
function pagesOf(instances: Instances): ContentPage[] {
  return Object.values(instances)
    .flatMap(versionsOf)
    .flatMap(({ docs }) => docs)
    .map(({ permalink, source, lastUpdatedAt }) => ({
      route: permalink,
      source: source.replace('@site/', ''),
      ...(lastUpdatedAt ? { changed: new Date(lastUpdatedAt).toISOString().slice(0, 10) } : {}),
    }));
}

/** @returns the site as its derived files need it */
export function describeSite({ siteDir, siteConfig }: LoadContext, allContent: AllContent): Site {
  // Docusaurus hands over what other plugins loaded without a type.
  const instances = (allContent[DOCS] ?? {}) as Instances;
  const { url, title, tagline } = siteConfig;
  return { siteDir, url, title, tagline, pages: pagesOf(instances), sections: sectionsOf(instances, url) };
}
