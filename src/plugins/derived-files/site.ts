/** In: what the docs plugin has loaded. Out: the site's pages and sections, as plain data that another process can read. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { collectionSections, type ListedPage, type Section } from './twins/page-list';
import type { ContentPage, Site } from './twins/files';
import { routeBelow } from '@gateway-docs/kit';
import { markdownTwinRoute } from '../../base/markdown-twin-route';
import { loadOperator, siteAddress, type SitePlace } from '@gateway-docs/site-data/operator';

const DOCS = 'docusaurus-plugin-content-docs';
const MAIN = 'default';

type Instances = Readonly<Record<string, LoadedContent>>;

const versionsOf = (instance: LoadedContent | undefined) => instance?.loadedVersions ?? [];

/** The sections of both docs instances, the main one first; the other's are prefixed with its name. */
function sectionsOf(instances: Instances, place: SitePlace): Section[] {
  const ids = Object.keys(instances).sort((a, b) => Number(b === MAIN) - Number(a === MAIN));
  return ids.flatMap((id) => {
    const label = id === MAIN ? '' : id.charAt(0).toUpperCase() + id.slice(1);
    return versionsOf(instances[id]).flatMap(({ sidebars, docs }) =>
      collectionSections({
        label,
        entries: Object.values(sidebars).flat(),
        pages: docs.map(({ id: page, title, description, permalink }): ListedPage => {
          const twin = markdownTwinRoute(routeBelow(place.base_path, permalink));
          return { id: page, title, description, address: siteAddress(place, twin) };
        }),
      }),
    );
  });
}

/** Every page that is made from a content file. */
function pagesOf(instances: Instances, { base_path: basePath }: SitePlace): ContentPage[] {
  return Object.values(instances)
    .flatMap(versionsOf)
    .flatMap(({ docs }) => docs)
    .map(({ permalink, source, lastUpdatedAt }) => ({
      route: routeBelow(basePath, permalink),
      source: source.replace('@site/', ''),
      ...(lastUpdatedAt ? { changed: new Date(lastUpdatedAt).toISOString().slice(0, 10) } : {}),
    }));
}

/** @returns the site as its derived files need it */
export function describeSite({ siteDir, siteConfig }: LoadContext, allContent: AllContent): Site {
  // Docusaurus hands over what other plugins loaded without a type.
  const instances = (allContent[DOCS] ?? {}) as Instances;
  const { title, tagline } = siteConfig;
  const { hosts, base_path } = loadOperator(siteDir);
  const place: SitePlace = { hosts, base_path };
  return {
    siteDir,
    place,
    title,
    tagline,
    pages: pagesOf(instances, place),
    sections: sectionsOf(instances, place),
  };
}
