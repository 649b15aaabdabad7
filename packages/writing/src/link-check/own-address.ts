import { routeBelow } from '@gateway-docs/kit';

/** Docusaurus' word for a file of the site that is no page. */
const FILE = 'pathname://';

/**
 * @param link as it is written, or as it stands in HTML
 * @param route of the page that has it, with the base path
 * @param basePath begins and ends with a slash
 * @returns the address of the link below the base path, `/callbacks#retries`; undefined for one that leaves the site
 */
export function ownAddress(link: string, route: string, basePath: string): string | undefined {
  const page = new URL(route, 'https://site.example');
  const { origin, pathname, hash } = new URL(link.replace(FILE, ''), page);
  if (origin !== page.origin || !pathname.startsWith(basePath)) return undefined;
  return decodeURI(routeBelow(basePath, pathname)) + decodeURIComponent(hash);
}
