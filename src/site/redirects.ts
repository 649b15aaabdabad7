import type { Options } from '@docusaurus/plugin-client-redirects';

/** Country guides that are also known under /services/countries/. */
const COUNTRIES = [
  'chile', 'ecuador', 'egypt', 'europe', 'mexico', 'nigeria',
  'peru', 'philippines', 'portugal', 'south_africa', 'turkey', 'pakistan',
]; // oxfmt-ignore

/** Each rule turns the start of a page's path into the start of its alias. */
const RULES: readonly (readonly [page: string, alias: string])[] = [
  ['/invoicing/api_invoicing/', '/invoicing/'],
  ['/services/crypto/', '/services/'],
  ['/services/mobile_money/', '/services/'],
  // The start of the cabinet's addresses, which readers type.
  ['/cabinet/general/overview', '/cabinet'],
  ['/services/settlepay/', '/services/settlepay_'],
  ...COUNTRIES.map((country) => [`/services/${country}`, `/services/countries/${country}`] as const),
];

/**
 * The old paths that lead to a page.
 * @param path route of a page, for example `/services/crypto/bybit_pay`
 * @returns its aliases, for example `['/services/bybit_pay']`; empty for a page without one
 */
export function aliasesOf(path: string): string[] {
  return RULES.filter(([page]) =>
    page.endsWith('/') ? path.startsWith(page) && path !== page : path === page,
  ).map(([page, alias]) => path.replace(page, alias));
}

/** Docusaurus asks for the aliases of each page that exists, so a redirect never leads to a page that does not. */
export const redirects = { createRedirects: aliasesOf } satisfies Options;
