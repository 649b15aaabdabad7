/** In place of Docusaurus' list of routes, which has an entry for each page: documents are found by their addresses. */
import siteConfig from '@generated/docusaurus.config';
import others from '@generated/static-body/default/routes';
import { exactly } from './exactly';
import { lazily } from './other-routes';
import PageRoute from './PageRoute';

export default [
  ...others.map(({ path, plugin, modules }) => ({
    path,
    component: exactly(path, lazily(modules, plugin)),
    exact: true,
  })),
  // By itself, because the breadcrumbs ask the list whether there is a home page; with one key, so that the way to it and from it
  // keeps what stands around a page, and what the reader has typed there.
  { path: siteConfig.baseUrl, component: PageRoute, exact: true, key: 'page' },
  { path: '*', component: PageRoute, key: 'page' },
];
