/**
 * What results of one page show: its description, its first sections with the beginning of their texts, and, in files of their own,
 * its further sections and its rows.
 */
import { FORMAT, ROWS_IN_PART, SECTIONS_IN_PART } from '../../search/index/format';
import type { PackedPage, PackedRows, PackedSection, PackedSections } from '../../search/index/format';
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
    sections: stretchesOf(sectionsOf(page), SECTIONS_IN_PART)[0] ?? [],
  };
}

/** @returns the files of a page's sections after the first stretch, in order; none where it has few */
export function sectionsFiles(page: Page): Omit<PackedSections, 'release'>[] {
  return stretchesOf(sectionsOf(page), SECTIONS_IN_PART)
    .slice(1)
    .map((sections) => ({ format: FORMAT, sections }));
}

/** @returns the files of a page's rows, in order; none where it has no rows */
export function rowsFiles({ rows }: Page): Omit<PackedRows, 'release'>[] {
  return stretchesOf(rows, ROWS_IN_PART).map((stretch) => ({
    format: FORMAT,
    rows: stretch.map(({ subject, name, hash, text }) => [subject, name, hash, text]),
  }));
}

/** The sections without the top. */
function sectionsOf({ sections }: Page): PackedSection[] {
  return sections.slice(1).map(({ title, hash, text }) => [title, hash, beginning(text)]);
}

function stretchesOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}

function beginning(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const blank = text.lastIndexOf(' ', LONGEST_TEXT - 1);
  // Chinese has no blanks.
  return `${text.slice(0, blank === -1 ? LONGEST_TEXT : blank)} …`;
}
