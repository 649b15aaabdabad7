/** Numbers the wishes page by page, and says per stem in which of them it stands. */
import type { PackedWishes } from '../../search/index/format';
import { encodeColumn } from '../../search/index/number-column';
import type { MinorWords } from '../../search/minor-words';
import { stem } from '../../search/tokens';
import type { PageLayer } from './page-layer';
import { tellingWords } from './telling-words';
import type { TermCollector } from './term-collector';

/** Verbs of doing anything and what everybody says count as so much of a word. */
const MINOR = 0.4;

export interface CollectedWishes {
  readonly packed: PackedWishes;
  /** Numbers of the wishes that have a stem, ascending. */
  readonly idsOf: (root: string) => readonly number[];
}

/**
 * @param layers per page what is known of it
 * @param texts takes the words of the wishes: those that the head lacks travel with the ranges, for the queries that have them
 */
export function collectWishes(
  layers: readonly Pick<PageLayer, 'wishes'>[],
  minor: MinorWords,
  texts: Pick<TermCollector, 'addForm'>,
): CollectedWishes {
  const ids = new Map<string, Set<number>>();
  const sizes: number[] = [];
  for (const wish of layers.flatMap(({ wishes }) => wishes)) {
    let size = 0;
    for (const { key } of tellingWords(wish, minor)) {
      texts.addForm(key);
      const root = stem(key);
      ids.set(root, (ids.get(root) ?? new Set()).add(sizes.length));
      size += minor.verbs.has(key) || minor.common.has(key) ? MINOR : 1;
    }
    sizes.push(Math.round(size));
  }
  return {
    packed: {
      pages: encodeColumn(layers.map(({ wishes }) => wishes.length)),
      sizes: encodeColumn(sizes),
    },
    idsOf: (root) => [...(ids.get(root) ?? [])],
  };
}
