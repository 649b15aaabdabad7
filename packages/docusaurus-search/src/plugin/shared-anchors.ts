/** Pages that exist in both versions of the API, and the anchors in which they say the same. */
import { keysOf } from '../engine/tokens';
import { newestRoute } from '../engine/facets';
import type { Page, Row, Section } from './page';

/** Places with (nearly) the same text, in the newer and in the older version. */
export interface SharedAnchor {
  readonly newer: number;
  readonly older: number;
}

/** Share of common words from which on two texts count as the same. */
const NEARLY_ALL = 0.75;

/**
 * @param pages all pages
 * @param versions of the site, newest first
 * @param tops per page the number of its top place
 * @returns the shared anchors, by the newer one
 */
export function sharedAnchors(
  pages: readonly Page[],
  tops: readonly number[],
  versions: readonly string[],
): SharedAnchor[] {
  const newestOf = new Map(pages.map(({ url }, page) => [url, page]));
  const shared: SharedAnchor[] = [];
  pages.forEach((olderPage, other) => {
    const newest = newestRoute(olderPage.url, versions);
    const number = newest === olderPage.url ? -1 : (newestOf.get(newest) ?? -1);
    const page = pages[number];
    if (page === undefined) return;
    const newerTop = tops[number] ?? 0;
    const olderTop = tops[other] ?? 0;
    page.sections.forEach((section, i) => {
      const at = olderPage.sections.findIndex((older) => saySame(section, older));
      if (at >= 0) shared.push({ newer: newerTop + i, older: olderTop + at });
    });
    const newerRows = newerTop + page.sections.length;
    const olderRows = olderTop + olderPage.sections.length;
    page.rows.forEach((row, i) => {
      const at = olderPage.rows.findIndex((older) => isSameRow(row, older));
      if (at >= 0) shared.push({ newer: newerRows + i, older: olderRows + at });
    });
  });
  return shared.sort((a, b) => a.newer - b.newer);
}

const isSameRow = (a: Row, b: Row): boolean =>
  a.hash === b.hash && a.subject === b.subject && a.name === b.name;

function saySame(a: Section, b: Section): boolean {
  if (a.hash !== b.hash) return false;
  const first = new Set(keysOf(a.text));
  const second = new Set(keysOf(b.text));
  const common = [...first].filter((key) => second.has(key)).length;
  const all = first.size + second.size - common;
  return all === 0 || common / all >= NEARLY_ALL;
}

/** @returns the pairs as they travel: of each the difference to the pair before, of the newer and of the older place */
export function differences(shared: readonly SharedAnchor[]): number[] {
  return shared.flatMap(({ newer, older }, i) => [
    newer - (shared[i - 1]?.newer ?? 0),
    older - (shared[i - 1]?.older ?? 0),
  ]);
}
