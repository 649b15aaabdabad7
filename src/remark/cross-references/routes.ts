/**
 * Routes of pages that are made from the contract and the data, and of files that pages link to and a plugin writes: one home for the page
 * and the links to it, so that a link cannot miss.
 */
import type { Operation } from '@gateway-docs/site-data/model';

/** The service catalogue for programs. */
export const CATALOGUE_ROUTE = '/services.json';

/** The page with the method finder. */
export const FINDER_ROUTE = '/payment_methods';
/** The networks that callbacks come from, for firewalls. */
export const CALLBACK_NETWORKS_ROUTE = '/callback-networks.json';

/** Each change of these networks, as a feed. */
export const CALLBACK_NETWORKS_FEED = '/callback-networks.atom';

/** The changelog as feeds. */
export const CHANGE_FEEDS = { atom: '/changelog.atom', json: '/changelog.json' } as const;

/** What the provider's API is and where it is documented, for programs (RFC 9727). */
export const API_CATALOG = {
  route: '/.well-known/api-catalog',
  type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

/** The lists of calls, one of each version. */
export const CALL_LISTS = ['/api/v2/list', '/api/v1/list'];

/** The local gateway as one file. */
export const GATEWAY_ROUTE = '/sandbox/gateway.mjs';
/** The same for applications that install a server of the Model Context Protocol. */
export const GATEWAY_BUNDLE = '/sandbox/gateway.mcpb';

/**
 * @param language id of a signing client
 * @param name of one of its source files, without its folder
 * @returns route of its download: `/clients/php/GatewayClient.php.txt`. The ending says that it is text, also to a host that runs PHP
 */
export const clientFileRoute = (language: string, name: string): string => `/clients/${language}/${name}.txt`;

/** Tables that readers look for by the short address, as on other sites, and not among the codes of the reference. */
const SHORT_ROUTES: ReadonlyMap<string, string> = new Map([
  ['glossary', '/glossary'],
  ['not-offered', '/not_offered'],
]);

/**
 * @param name name of a table, `currency-codes`
 * @returns routes of its page and its downloads: `/reference/currency_codes`, and the same with `.json` and `.csv`
 */
export function tableRoutes(name: string) {
  const page = SHORT_ROUTES.get(name) ?? `/reference/${name.replaceAll('-', '_')}`;
  return { page, json: `${page}.json`, csv: `${page}.csv` };
}

/** `/invoicing/api_invoicing/payment_page/create`: the page lists several actions, each with its own anchor. */
const ACTION = /^(?<page>\/invoicing\/api_invoicing\/(?:page_\w+|payment_page))\/(?<action>\w+)$/;

type Endpoint = Pick<Operation, 'direction' | 'path' | 'version'>;

/**
 * The page that documents an operation. The contract says that the endpoint's path is the documentation route; exceptions are here.
 * @returns its route, `/api/v2/transaction/create`, whether the page is written yet or not, and the anchor there: that of the operation's section on a
 * page with several, `#create`, else empty
 */
export function operationPage({ direction, path, version }: Endpoint) {
  if (direction === 'callback')
    return { route: version === 'v1' ? '/callbacks_get' : '/callbacks', anchor: '' };
  const route = path.replaceAll(/[{}]/g, '');
  const { page, action } = ACTION.exec(route)?.groups ?? {};
  return { route: page ?? route, anchor: action === undefined ? '' : `#${action}` };
}
