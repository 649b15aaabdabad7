import { matchesAll, type Selection } from './filters';

const tableOfPage = (): HTMLTableElement | null =>
  document.querySelector<HTMLTableElement>('table[data-table="methods"]');

const rowsOfPage = (): HTMLTableRowElement[] => [
  ...(tableOfPage()?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? []),
];

/** @returns how many rows of the finder's table answer what was chosen */
export function countMatches(selection: Selection): number {
  return rowsOfPage().filter((row) => matchesAll(selection, row.dataset)).length;
}

/**
 * Leaves the rows of the finder's table that answer, and hides the others. They are the page's own rows: links and text stay those of
 * the static page.
 * @param selection what was chosen; empty leaves every row
 * @param isOpen whether all of them are shown; otherwise the first ones, as the stylesheet says
 */
export function showMatches(selection: Selection, isOpen: boolean): void {
  tableOfPage()?.toggleAttribute('data-open', isOpen);
  for (const row of rowsOfPage()) row.hidden = !matchesAll(selection, row.dataset);
}
