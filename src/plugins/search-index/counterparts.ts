/** Pages that exist in both versions of the API, and the places in which they say the same. */
import { API_VERSIONS } from '../../search/settings';
import { keysOf } from '../../search/tokens';
import { routeInOtherVersion, versionOf } from '../../search/versions';
import type { Page, Section } from './page';

/** Places with (nearly) the same text, in the newer and in the older version. */
export interface SharedPlace {
  readonly newer: number;
  readonly older: number;
}

/** Share of common words from which on two texts count as the same. */
const NEARLY_ALL = 0.75;

/**
 * @param pages all pages
 * @param tops per page the number of its top place
 * @returns the shared places, by the newer one
 */
export function sharedPlaces(pages: readonly Page[], tops: readonly number[]): SharedPlace[] {
  const numberOf = new Map(pages.map(({ url }, page) => [url, page]));
  const shared: SharedPlace[] = [];
  pages.forEach((page, number) => {
    const isNewest = versionOf(page.url) === API_VERSIONS[0];
    const other = isNewest ? numberOf.get(routeInOtherVersion(page.url)) : undefined;
    const olderPage = pages[other ?? -1];
    if (other === undefined || olderPage === undefined) return;
    const newerTop = tops[number] ?? 0;
    const olderTop = tops[other] ?? 0;
    page.sections.forEach((section, i) => {
      const at = olderPage.sections.findIndex(({ hash }) => hash === section.hash);
      const older = olderPage.sections[at];
      if (older !== undefined && saySame(section, older))
        shared.push({ newer: newerTop + i, older: olderTop + at });
    });
    page.rows.forEach((row, i) => {
      const at = olderPage.rows.findIndex(
        ({ hash, subject, name }) => hash === row.hash && subject === row.subject && name === row.name,
      );
      if (at >= 0) {
        shared.push({
          newer: newerTop + page.sections.length + i,
          older: olderTop + olderPage.sections.length + at,
        });
      }
    });
  });
  return shared;
}

function saySame(a: Section, b: Section): boolean {
  const first = new Set(keysOf(a.text));
  const second = new Set(keysOf(b.text));
  const common = [...first].filter((key) => second.has(key)).length;
  const all = first.size + second.size - common;
  return all === 0 || common / all >= NEARLY_ALL;
}

/** @returns the pairs as they travel: of each the difference to the pair before, of the newer and of the older place */
export function differences(shared: readonly SharedPlace[]): number[] {
  return shared.flatMap(({ newer, older }, i) => [
    newer - (shared[i - 1]?.newer ?? 0),
    older - (shared[i - 1]?.older ?? 0),
  ]);
}
