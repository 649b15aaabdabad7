import { matchesAll, type Selection } from './filters';

/** How many methods are left in each of the two tables. */
export interface Counts {
  readonly local: number;
  readonly unbound: number;
}

const rowsOfFinder = () =>
  Array.from(document.querySelectorAll<HTMLTableRowElement>('table[data-table="methods"] > tbody > tr'));

/** @returns how many rows of the finder's tables match what was chosen */
export function countMatches(selection: Selection): Counts {
  const found = rowsOfFinder().filter((row) => matchesAll(selection, row.dataset));
  const unbound = found.filter((row) => row.dataset.country === 'any').length;
  return { local: found.length - unbound, unbound };
}

/**
 * Leaves the rows of the finder's tables that match, and hides the others. They are the page's own rows: links and text stay those of the
 * static page. The line of the closed block says how many are in it. A table without a row goes, and the block opens where the other table has none.
 * @param selection what was chosen; empty leaves every row
 */
export function showMatches(selection: Selection): void {
  for (const row of rowsOfFinder()) row.hidden = !matchesAll(selection, row.dataset);
  const { local, unbound } = countMatches(selection);
  for (const table of document.querySelectorAll('table[data-table="methods"]'))
    table.closest('section')?.toggleAttribute('hidden', !table.querySelector('tbody > tr:not([hidden])'));
  // Nothing of the country: what works everywhere is the list.
  const everywhere = document.querySelector<HTMLDetailsElement>('details#everywhere');
  if (everywhere) everywhere.hidden = unbound === 0;
  if (everywhere && local === 0) everywhere.open = true;
  const summary = document.querySelector('#everywhere > summary');
  if (summary) summary.textContent = summary.textContent.replace(/\d+/, String(unbound));
}
