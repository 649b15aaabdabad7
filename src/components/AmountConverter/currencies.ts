import type { Currency } from './amount';

/** The table of the page, and what was read from it. */
let cached: { table: Element | null; currencies: readonly Currency[] } = { table: null, currencies: [] };

/** The currencies of the table on this page, from the rows themselves: the converter has no list of its own. */
export function currenciesOfPage(): readonly Currency[] {
  const table = document.querySelector('table[data-table="currency-codes"]');
  if (table === cached.table) return cached.currencies;
  const rows = table?.querySelectorAll<HTMLTableRowElement>('tr[data-exponent]') ?? [];
  const currencies = [...rows].map((row) => ({
    code: row.id.toUpperCase(),
    exponent: Number(row.dataset.exponent),
  }));
  cached = { table, currencies };
  return currencies;
}

const none: readonly Currency[] = [];

/** What is known while the page is made: the table is read in the browser. */
export const noCurrencies = (): readonly Currency[] => none;
