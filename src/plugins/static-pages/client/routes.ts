/** In place of Docusaurus' list of routes, which has an entry for each page: the pages are found by their addresses. */
import siteConfig from '@generated/docusaurus.config';
import { underBasePath } from '@site/src/base/base-path';
import { Payer, Search } from './other-routes';
import PageRoute from './PageRoute';

export default [
  { path: underBasePath(siteConfig.baseUrl, '/search'), component: Search, exact: true },
  { path: underBasePath(siteConfig.baseUrl, '/sandbox/p/'), component: Payer, exact: true },
  // By itself, because the breadcrumbs ask the list whether there is a home page; with one key, so that the way to it and from it
  // keeps what stands around a page, and what the reader has typed into the search bar.
  { path: siteConfig.baseUrl, component: PageRoute, exact: true, key: 'page' },
  { path: '*', component: PageRoute, key: 'page' },
];
