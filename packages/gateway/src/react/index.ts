/** The tools of a page: each runs in the page and sends nothing. They look as the site's classes for buttons and fields say. */
export { default as PayerPage } from './PayerPage';
export { SiteProvider, type Site, type NotLoaded } from './site-context';
export { default as Tool, type ToolName } from './Tool';
