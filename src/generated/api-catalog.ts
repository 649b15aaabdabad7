/** In: the contract, the pages and the profile. Out: `/.well-known/api-catalog` (RFC 9727): a program that knows the host alone finds the documents of the API. */
import type { SiteData } from '@gateway-docs/contract';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { API_CATALOG, CALL_LISTS } from '../remark/cross-references/routes';
import { contractFiles } from './contract/contract-files';

const DOCUMENT = /^\/openapi\/.+\.(?<format>yaml|json)$/;

/**
 * @param data of the site
 * @returns route and text of the catalogue, a set of links (RFC 9264) with one API
 */
export function apiCatalog({
  operations,
  pages,
  operator,
}: Pick<SiteData, 'operations' | 'pages' | 'operator'>): readonly [route: string, text: string] {
  const documents = contractFiles(operations).flatMap(({ route, title }) => {
    const format = DOCUMENT.exec(route)?.groups?.format;
    return format === undefined
      ? []
      : { href: siteAddress(operator, route), type: `application/${format}`, title };
  });
  const lists = CALL_LISTS.filter((route) => pages.has(route)).map((route) => {
    return { href: siteAddress(operator, route), type: 'text/html' };
  });
  const { status_page: status } = operator;
  const api = {
    anchor: operator.hosts.api,
    'service-desc': documents,
    'service-doc': lists,
    ...(status === undefined ? {} : { status: [{ href: status, type: 'text/html' }] }),
  };
  return [API_CATALOG.route, `${JSON.stringify({ linkset: [api] }, null, 2)}\n`];
}
