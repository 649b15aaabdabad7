/** The facts of a site as one value, and what they are made from. */
export type { Facts } from './facts';
export { DEFAULT_PROFILE, type Layout, layoutOf, SOURCE_FOLDERS } from './layout';
export { loadFacts, type SiteHead } from './load-facts';
