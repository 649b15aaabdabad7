/** What results of one page show: its description, its sections with the beginning of their texts, and, in files of their own, its rows. */
import { FORMAT, ROWS_IN_PART, type PackedPage, type PackedRows } from '../../search/index/format';
import { versionOf } from '../../search/versions';
import type { Page } from './stock-index';

/** Characters of a section's text: two lines of a result, with room for the word that is looked for. */
const LONGEST_TEXT = 240;

/** @returns the file of a page. @param counterpart the route of the same page in the other version */
export function pageFile(page: Page, counterpart: string | undefined): Omit<PackedPage, 'release'> {
  const version = counterpart === undefined ? undefined : versionOf(counterpart);
  return {
    format: FORMAT,
    description: page.description,
    breadcrumbs: page.breadcrumbs,
    ...(counterpart !== undefined && version !== undefined
      ? { counterpart: { version, u: counterpart } }
      : {}),
    sections: page.sections.slice(1).map(({ title, hash, text }) => [title, hash, beginning(text)]),
  };
}

/** @returns the files of a page's rows, in order; none where it has no rows */
export function rowsFiles({ rows }: Page): Omit<PackedRows, 'release'>[] {
  const count = Math.ceil(rows.length / ROWS_IN_PART);
  return Array.from({ length: count }, (_, part) => ({
    format: FORMAT,
    rows: rows
      .slice(part * ROWS_IN_PART, (part + 1) * ROWS_IN_PART)
      .map(({ subject, name, hash, text }) => [subject, name, hash, text]),
  }));
}

function beginning(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const blank = text.lastIndexOf(' ', LONGEST_TEXT - 1);
  // Chinese has no blanks.
  return `${text.slice(0, blank === -1 ? LONGEST_TEXT : blank)} …`;
}
