import siteConfig from '@generated/docusaurus.config';

/**
 * Address of a page or a file of this site, for an island, in which Docusaurus' links do not work: they ask for the site's context. The
 * router follows a plain link in a page's body (links.ts).
 * @param route below the site's base, with a slash at its beginning
 */
export const addressOf = (route: string): string => siteConfig.baseUrl + route.slice(1);
