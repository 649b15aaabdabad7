import { PAYER_PAGE } from '../base/payer-page';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/**
 * What the search plugin indexes. It serves the build only: bar, page, ranking, limits and contexts are ours (src/search,
 * constants in src/search/settings.ts), so its options for the browser are left at their defaults.
 */
export const searchOptions = {
  language: ['en', 'ru'],
  docsRouteBasePath: ['/', 'cabinet'],
  indexBlog: false,
  // Pages about what only the reader's browser knows: payments, and what is saved for reading without a network.
  ignoreFiles: [PAYER_PAGE.slice(1, -1), 'offline'],
  // What is not the page's own text: labels of a drawing, which its text alternative says; buttons, and tabs, whose names stand above their
  // panels again; the language of code; menu and callout numbers of a drawn screen.
  ignoreCssSelectors: ['svg', 'button', '[data-language]', '.sc-menu', '.sc-submenu', '.sc-n'],
} satisfies Partial<PluginOptions>;
