/**
 * Routes of files that pages link to and a plugin writes: one home for both, so that a link cannot miss its file.
 */
/** The service catalogue for programs. */
export const CATALOGUE_ROUTE = '/services.json';

/**
 * @param name name of a table, `currency-codes`
 * @returns routes of its page and its downloads: `/reference/currency_codes`, and the same with `.json` and `.csv`
 */
export function tableRoutes(name: string): {
  readonly page: string;
  readonly json: string;
  readonly csv: string;
} {
  const page = `/reference/${name.replaceAll('-', '_')}`;
  return { page, json: `${page}.json`, csv: `${page}.csv` };
}
