/** The facts of a site as one value, and what they are made from. */
export { DEFAULT_PROFILE, type Layout, layoutOf, SOURCE_FOLDERS } from './layout';
export { type Facts, loadFacts, type SiteHead } from './load-facts';
