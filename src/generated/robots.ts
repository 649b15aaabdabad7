import { siteAddress, type SitePlace } from '@gateway-docs/site-data/operator';

/**
 * Every robot may read every page; the list of the pages is the site map. Robots read this file at the root of a host only: below a base
 * path it is what the owner of the host takes over.
 */
export const robotsText = (place: SitePlace): string =>
  `User-agent: *\nAllow: ${place.base_path}\n\nSitemap: ${siteAddress(place, '/sitemap.xml')}\n`;
