/** Counts per stem in how many wishes of each page it stands. */
import { WISHES_COUNTED, type NumberColumn } from '../../search/index/format';
import { encodeColumn } from '../../search/index/number-column';
import type { MinorWords } from '../../search/minor-words';
import { stem } from '../../search/tokens';
import type { PageLayer } from './page-layer';
import { tellingWords } from './telling-words';
import type { TermCollector } from './term-collector';

export interface CollectedWishes {
  /** Per page how many wishes it has. */
  readonly packed: NumberColumn;
  /** The pages that are wished for with a stem, and how often, as they travel (`PackedWords.wishes`). */
  readonly postingsOf: (root: string) => readonly number[];
}

/**
 * @param layers per page what is known of it
 * @param texts takes the words of the wishes: those that the head lacks travel with the ranges, for the queries that have them
 */
export function collectWishes(
  layers: readonly Pick<PageLayer, 'wishes'>[],
  minor: Pick<MinorWords, 'asking'>,
  texts: Pick<TermCollector, 'addForm'>,
): CollectedWishes {
  const timesOf = new Map<string, Map<number, number>>();
  layers.forEach(({ wishes }, page) => {
    for (const wish of wishes) {
      const keys = tellingWords(wish, minor).map(({ key }) => key);
      for (const key of keys) texts.addForm(key);
      for (const root of new Set(keys.map(stem))) {
        const times = timesOf.get(root) ?? new Map<number, number>();
        timesOf.set(root, times.set(page, (times.get(page) ?? 0) + 1));
      }
    }
  });
  return {
    packed: encodeColumn(layers.map(({ wishes }) => wishes.length)),
    postingsOf: (root) =>
      [...(timesOf.get(root) ?? [])].map(
        ([page, times]) => page * WISHES_COUNTED + Math.min(times, WISHES_COUNTED) - 1,
      ),
  };
}
