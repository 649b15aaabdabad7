/** Every robot may read every page; the list of the pages is the site map. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
