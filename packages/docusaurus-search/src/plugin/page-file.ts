/**
 * What results of one page show: its description, its first sections with the beginning of their texts, and, in files of their own,
 * its further sections and its rows. Each file says all that its results show, so that none of them needs a second one.
 */
import { encodeColumn } from '../format/number-column';
import { FORMAT, ROWS_IN_PART, SECTIONS_IN_PART } from '../format/format';
import type { PackedManifest, PackedPage, PackedRows, PackedSection, PackedSections } from '../format/format';
import type { Page } from './page';

/** Characters of a section's text: two lines of a result, with room for the word that is looked for. */
const LONGEST_TEXT = 240;

/** @returns the file of a page */
export function pageFile(page: Page): Omit<PackedPage, 'release'> {
  return {
    format: FORMAT,
    description: page.description,
    sections: stretchesOf(sectionsOf(page), SECTIONS_IN_PART)[0] ?? [],
  };
}

/** @returns the breadcrumbs of all pages, each list once, and per page the number of its list */
export function trailsOf(pages: readonly Page[]): Pick<PackedManifest, 'breadcrumbs' | 'trails'> {
  const numbers = new Map<string, number>();
  const trails = pages.map(({ breadcrumbs }) => {
    const key = JSON.stringify(breadcrumbs);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  return {
    breadcrumbs: [...numbers.keys()].map((key) => JSON.parse(key) as string[]),
    trails: encodeColumn(trails),
  };
}

/** @returns the files of a page's sections after the first stretch, in order; none where it has few */
export function sectionsFiles(page: Page): Omit<PackedSections, 'release'>[] {
  return stretchesOf(sectionsOf(page), SECTIONS_IN_PART)
    .slice(1)
    .map((sections) => ({ format: FORMAT, sections }));
}

/** @returns the files of a page's rows, in order; none where it has no rows */
export function rowsFiles({ rows, description }: Page): Omit<PackedRows, 'release'>[] {
  return stretchesOf(rows, ROWS_IN_PART).map((stretch) => ({
    format: FORMAT,
    rows: stretch.map(({ subject, name, hash, text }) => [subject, name, hash, text || description]),
  }));
}

/** The sections without the top. */
function sectionsOf({ sections, description }: Page): PackedSection[] {
  return sections.slice(1).map(({ title, hash, text }) => [title, hash, beginning(text || description)]);
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
