/** In place of Docusaurus' list of routes, which has an entry for each page: the pages are found by their addresses. */
import siteConfig from '@generated/docusaurus.config';
import { underBasePath } from '@gateway-docs/kit';
import { PAYER_PAGE } from '@site/src/base/payer-page';
import { exactly } from './exactly';
import { Offline, Payer, Search } from './other-routes';
import PageRoute from './PageRoute';

// Docusaurus gives the fields of a site no type.
const { isOffered, page } = siteConfig.customFields?.offline as { isOffered: boolean; page: string };

/** @returns a route that is no page of the documentation */
function other(route: string, component: Parameters<typeof exactly>[1]): object {
  const whole = underBasePath(siteConfig.baseUrl, route);
  return { path: whole, component: exactly(whole, component), exact: true };
}

export default [
  other('/search', Search),
  other(PAYER_PAGE, Payer),
  ...(isOffered ? [other(`/${page}`, Offline)] : []),
  // By itself, because the breadcrumbs ask the list whether there is a home page; with one key, so that the way to it and from it
  // keeps what stands around a page, and what the reader has typed into the search bar.
  { path: siteConfig.baseUrl, component: PageRoute, exact: true, key: 'page' },
  { path: '*', component: PageRoute, key: 'page' },
];
