import { matchesAll, type Selection } from './filters';

/** How many methods are left in each of the two tables. */
export interface Counts {
  readonly local: number;
  readonly everywhere: number;
}

const rowsOf = (part: 'local' | 'everywhere'): HTMLTableRowElement[] => {
  const rows = document.querySelectorAll<HTMLTableRowElement>('table[data-table="methods"] > tbody > tr');
  return [...rows].filter((row) => (row.dataset.country === 'any') === (part === 'everywhere'));
};

/** @returns how many rows of the finder's tables match what was chosen */
export function countMatches(selection: Selection): Counts {
  const count = (part: 'local' | 'everywhere'): number =>
    rowsOf(part).filter((row) => matchesAll(selection, row.dataset)).length;
  return { local: count('local'), everywhere: count('everywhere') };
}

/**
 * Leaves the rows of the finder's tables that match, and hides the others. They are the page's own rows: links and text stay those of the
 * static page. The line of the closed block says how many are in it.
 * @param selection what was chosen; empty leaves every row
 */
export function showMatches(selection: Selection): void {
  for (const row of [...rowsOf('local'), ...rowsOf('everywhere')])
    row.hidden = !matchesAll(selection, row.dataset);
  const summary = document.querySelector('#everywhere > summary');
  if (summary) summary.textContent = `Works everywhere (${countMatches(selection).everywhere})`;
}
