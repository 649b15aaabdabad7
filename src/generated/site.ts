/** In: what the docs plugin has loaded. Out: the site's pages and sections, as its generated files need them. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { collectionSections, type ListedPage, type Section } from './twins/page-list';
import { routeBelow } from '@gateway-docs/kit';
import { markdownTwinRoute } from '../base/markdown-twin-route';
import { siteAddress, type SitePlace } from '@gateway-docs/site-data/operator';

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
          const route = markdownTwinRoute(routeBelow(place.base_path, permalink));
          return { id: page, title, description, route, address: siteAddress(place, route) };
        }),
      }),
    );
  });
}

/** The pages that are made from content files. */
function pagesOf(instances: Instances, { base_path: basePath }: SitePlace) {
  return Object.values(instances)
    .flatMap(versionsOf)
    .flatMap(({ docs }) => docs)
    .map(({ permalink, source, lastUpdatedAt }) => ({
      route: routeBelow(basePath, permalink),
      /** Below the repository's root: `docs/callbacks.mdx`. */
      source: source.replace('@site/', ''),
      /** Day of its last change, `2026-11-22`; left out where the history is not known. */
      ...(lastUpdatedAt ? { changed: new Date(lastUpdatedAt).toISOString().slice(0, 10) } : {}),
    }));
}

/** @returns the site as its generated files need it */
export function describeSite(
  { siteDir, siteConfig }: LoadContext,
  allContent: AllContent,
  { hosts, base_path }: SitePlace,
) {
  // Docusaurus hands over what other plugins loaded without a type.
  const instances = (allContent[DOCS] ?? {}) as Instances;
  const { title, tagline } = siteConfig;
  const place: SitePlace = { hosts, base_path };
  return {
    /** Absolute path of the repository's root. */
    siteDir,
    place,
    title,
    tagline,
    pages: pagesOf(instances, place),
    /** Both docs instances, in the order of the list. */
    sections: sectionsOf(instances, place),
  };
}

/** What the files beside the pages need to know of the site. */
export type Site = Readonly<ReturnType<typeof describeSite>>;
