/** The data of the site as one value, and what is checked between its parts. */
export { findBrokenReferences } from './cross-references';
export { loadData } from './load-data';
export type { SiteData } from './site-data';
