/** What results of one page show: its anchors with the beginning of their texts, in stretches, and where it stands. */
import { encodeColumn } from '../format/number-column';
import { ANCHORS_IN_PART, type AnchorText, type PackedManifest } from '../format/format';
import type { Page } from './page';

/** Characters of a section's text: two lines of a result, with room for the word that is looked for. */
const LONGEST_TEXT = 240;

/** @returns the stretches of a page's anchors, in order: the top, the sections, the rows */
export function stretchesOf({ sections, rows, description }: Page): AnchorText[][] {
  const texts: AnchorText[] = [
    ['', '', description],
    ...sections
      .slice(1)
      .map(({ title, hash, lines }): AnchorText => [title, hash, beginningOf(lines) || description]),
    ...rows.map(({ subject, name, hash, text }): AnchorText => [
      name === '' ? subject : `${subject} · ${name}`,
      hash,
      text || description,
    ]),
  ];
  const count = Math.ceil(texts.length / ANCHORS_IN_PART);
  return Array.from({ length: count }, (_, part) =>
    texts.slice(part * ANCHORS_IN_PART, (part + 1) * ANCHORS_IN_PART),
  );
}

/** The first lines of a section, each whole, or a part of the first one. */
function beginningOf(lines: readonly string[]): string {
  const first = shorten(lines[0] ?? '', LONGEST_TEXT);
  return lines
    .slice(1)
    .reduce((text, line) => (text.length + line.length < LONGEST_TEXT ? `${text}\n${line}` : text), first);
}

/** @returns the breadcrumbs of all pages, each list once, and per page the number of its list */
export function trailsOf(pages: readonly Page[]): Pick<PackedManifest, 'breadcrumbs' | 'trails'> {
  const keys = pages.map(({ breadcrumbs }) => JSON.stringify(breadcrumbs));
  const lists = [...new Set(keys)];
  return {
    breadcrumbs: lists.map((key) => JSON.parse(key) as string[]),
    trails: encodeColumn(keys.map((key) => lists.indexOf(key))),
  };
}

/** @returns the beginning of a text, cut between words */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const blank = text.lastIndexOf(' ', longest - 1);
  // Chinese has no blanks.
  return `${text.slice(0, blank === -1 ? longest : blank)} …`;
}
