/** In: the contract, the pages and the profile. Out: `/.well-known/api-catalog` (RFC 9727): a program that knows the host alone finds the documents of the API. */
import type { SiteData } from '@gateway-docs/contract';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { API_CATALOG, CALL_LISTS } from '../remark/cross-references/routes';
import { contractFiles } from './contract/contract-files';

type Described = Pick<SiteData, 'operations' | 'pages' | 'operator'>;

const DOCUMENT = /^\/openapi\/.+\.(?<format>yaml|json)$/;

/**
 * @param data of the site
 * @returns route and text of the catalogue, a set of links (RFC 9264) with one API
 */
export function apiCatalog({
  operations,
  pages,
  operator,
}: Described): readonly [route: string, text: string] {
  const documents = contractFiles(operations).flatMap(({ route, title }) => {
    const { format } = DOCUMENT.exec(route)?.groups ?? {};
    return format ? { href: siteAddress(operator, route), type: `application/${format}`, title } : [];
  });
  const html = (href: string) => ({ href, type: 'text/html' });
  const lists = CALL_LISTS.filter((route) => pages.has(route));
  const { status_page: status } = operator;
  const api = {
    anchor: operator.hosts.api,
    'service-desc': documents,
    'service-doc': lists.map((route) => html(siteAddress(operator, route))),
    ...(status === undefined ? {} : { status: [html(status)] }),
  };
  return [API_CATALOG.route, `${JSON.stringify({ linkset: [api] }, null, 2)}\n`];
}
