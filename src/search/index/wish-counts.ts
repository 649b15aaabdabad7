/** How many phrases are known of readers who wanted a page or one of its sections, opened. */
import type { PageEntry } from './page-entries';

export interface WishCounts {
  readonly ofPage: Uint32Array;
  /** Per place; rows have none. */
  readonly ofPlace: Uint32Array;
  /** Per kind of sections, as in `SectionKinds.ofPlace`; 0 counts what is of no kind. */
  readonly ofKind: Uint32Array;
  readonly all: number;
}

/**
 * @param packed page by page, for the top and each section
 * @param pages the pages of the same head
 * @param kinds per place the kind of its section
 */
export function openWishCounts(
  packed: Uint32Array,
  pages: readonly Pick<PageEntry, 'top' | 'firstRow'>[],
  kinds: Uint8Array,
): WishCounts {
  const ofPage = new Uint32Array(pages.length);
  const ofPlace = new Uint32Array(kinds.length);
  const ofKind = new Uint32Array(1 + kinds.reduce((most, kind) => Math.max(most, kind), 0));
  let next = 0;
  let all = 0;
  pages.forEach(({ top, firstRow }, page) => {
    for (let place = top; place < firstRow; place += 1) {
      const count = packed[next] ?? 0;
      const kind = kinds[place] ?? 0;
      ofPlace[place] = count;
      ofPage[page] = (ofPage[page] ?? 0) + count;
      ofKind[kind] = (ofKind[kind] ?? 0) + count;
      all += count;
      next += 1;
    }
  });
  return { ofPage, ofPlace, ofKind, all };
}
