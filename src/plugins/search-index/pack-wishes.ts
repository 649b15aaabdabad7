/** Counts per stem in how many wishes of each place it stands. */
import { WISHES_COUNTED, type NumberColumn } from '../../search/index/format';
import { encodeColumn } from '../../search/index/number-column';
import type { MinorWords } from '../../search/minor-words';
import { stem } from '../../search/tokens';
import type { Page } from './page';
import type { PageLayer } from './page-layer';
import { tellingWords } from './telling-words';
import type { TermCollector } from './term-collector';

export interface CollectedWishes {
  /** Page by page, for the top and each section: how many wishes it has. */
  readonly packed: NumberColumn;
  /** The places that are wished for with a stem, and how often, as they travel (`PackedWords.wishes`). */
  readonly postingsOf: (root: string) => readonly number[];
}

/**
 * @param pages the pages with their sections, the first of each being the top
 * @param layers per page what is known of it; what is wished for without one of its sections is wished for at its top
 * @param places per page the number of its top
 * @param texts takes the words of the wishes: those that the head lacks travel with the ranges, for the queries that have them
 */
export function collectWishes(
  pages: readonly Pick<Page, 'sections'>[],
  layers: readonly Pick<PageLayer, 'wishes'>[],
  places: readonly number[],
  minor: Pick<MinorWords, 'asking'>,
  texts: Pick<TermCollector, 'addForm'>,
): CollectedWishes {
  const timesOf = new Map<string, Map<number, number>>();
  const addWish = (place: number, wish: string): void => {
    const keys = tellingWords(wish, minor).map(({ key }) => key);
    for (const key of keys) texts.addForm(key);
    for (const root of new Set(keys.map(stem))) {
      const times = timesOf.get(root) ?? new Map<number, number>();
      timesOf.set(root, times.set(place, (times.get(place) ?? 0) + 1));
    }
  };
  const counts = pages.flatMap(({ sections }, page) => {
    const ofSections = sections.map(() => 0);
    for (const [hash, wishes] of layers[page]?.wishes ?? []) {
      const section = Math.max(
        0,
        sections.findIndex((one) => one.hash === hash),
      );
      ofSections[section] = (ofSections[section] ?? 0) + wishes.length;
      for (const wish of wishes) addWish((places[page] ?? 0) + section, wish);
    }
    return ofSections;
  });
  return {
    packed: encodeColumn(counts),
    postingsOf: (root) =>
      [...(timesOf.get(root) ?? [])]
        .map(([place, times]) => place * WISHES_COUNTED + Math.min(times, WISHES_COUNTED) - 1)
        .sort((a, b) => a - b),
  };
}
