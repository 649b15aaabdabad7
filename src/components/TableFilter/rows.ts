/** Lower case and without accents, so that "curacao" finds Curaçao. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Which rows a query leaves. Every word of the query must begin a word of the row: "ua" finds UA and not Guatemala. Where that finds
 * nothing, the words may stand anywhere, so that "stan" finds Kazakhstan.
 * @param query what the reader typed; without letters or digits it leaves every row
 * @param rows text of each row
 * @returns for each row whether it stays
 */
export function matchRows(query: string, rows: readonly string[]): boolean[] {
  const asked = wordsOf(query);
  const beginning = rows.map((row) => {
    const words = wordsOf(row);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
  if (beginning.includes(true)) return beginning;
  return rows.map((row) => {
    const text = fold(row);
    return asked.every((part) => text.includes(part));
  });
}

const textOf = (row: HTMLTableRowElement): string => [...row.cells].map((cell) => cell.textContent).join(' ');

const rowsOf = (table: string): HTMLTableRowElement[] => [
  ...document.querySelectorAll<HTMLTableRowElement>(`table[data-table="${table}"] > tbody > tr`),
];

/** A query looks into all tabs: a set shows every panel while one narrows its rows. */
function openTabs(table: string, isFiltered: boolean): void {
  for (const element of document.querySelectorAll(`[data-tabs]:has(table[data-table="${table}"])`))
    element.toggleAttribute('data-all', isFiltered);
}

/** The box of a table, and what stands above it up to its own heading; only the box where it has no heading of its own. */
function sectionOf(table: Element): Element[] {
  const box = table.closest('.markdown > *, [role="tabpanel"] > *') ?? table;
  const section = [box];
  for (let above = box.previousElementSibling; above; above = above.previousElementSibling) {
    if (above.querySelector('table, input')) break;
    section.push(above);
    if (/^H[23]$/.test(above.tagName)) return section;
  }
  return [box];
}

function hideEmptySections(table: string): void {
  for (const element of document.querySelectorAll(`table[data-table="${table}"]`)) {
    const empty = !element.querySelector('tbody > tr:not([hidden])');
    for (const part of sectionOf(element)) part.toggleAttribute('hidden', empty);
  }
}

/**
 * Leaves the rows that match and hides the others, with each section that has none left. The page's own elements are hidden, not
 * drawn anew: their anchors, links and text are those of the static page.
 * @param table name of the reference table; a page may show it in several parts
 * @returns how many rows are left
 */
export function showMatching(table: string, query: string): number {
  const rows = rowsOf(table);
  const matches = matchRows(query, rows.map(textOf));
  rows.forEach((row, i) => {
    row.hidden = !matches[i];
  });
  hideEmptySections(table);
  openTabs(table, matches.includes(false));
  return matches.filter(Boolean).length;
}

/**
 * @param hash of an address, with its sign
 * @returns the element that it names when a filter hides it
 */
export function hiddenTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  return target?.closest('[hidden]') ? target : null;
}
