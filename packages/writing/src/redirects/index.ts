/** In: `data/site/redirects.yaml`. Out: the addresses that lead to a page beside its own, for the site and for a page that gets another route. */
import * as z from 'zod';
import { readYaml } from '@gateway-docs/kit/yaml';

/** Its path in the repository. */
export const REDIRECTS_FILE = 'data/site/redirects.yaml';

const route = z.string().regex(/^\/\S*$/, 'is a route that begins with a slash: /limits');
const schema = z.array(z.strictObject({ page: route, alias: route }));

/** An address, or the start of addresses, that leads to a page, or to every page below one that ends with a slash. */
export type Redirect = z.infer<typeof schema>[number];

/**
 * @param root absolute path of the repository
 * @throws Error with the place of what is no redirect
 */
export const readRedirects = (root: string): readonly Redirect[] => readYaml(root, REDIRECTS_FILE, schema);

/**
 * @param page route of a page, `/services/crypto/bybit_pay`
 * @param redirects of the site
 * @returns its aliases, `['/services/bybit_pay']`; empty for a page without one
 */
export function aliasesOf(page: string, redirects: readonly Redirect[]): string[] {
  return redirects
    .filter((each) =>
      each.page.endsWith('/') ? page.startsWith(each.page) && page !== each.page : page === each.page,
    )
    .map((each) => page.replace(each.page, each.alias));
}

/**
 * @param root absolute path of the repository
 * @returns the aliases of a page by its route, for a plugin that asks for those of each page that exists: no redirect leads to another
 */
export function readAliases(root: string): (page: string) => string[] {
  const redirects = readRedirects(root);
  return (page) => aliasesOf(page, redirects);
}
