/** Kinds of sections that many pages share, opened: which sections are of which kind, and which words ask for it. */
import type { PackedSectionKinds } from './format';
import { decodeColumn } from './number-column';
import type { PageEntry } from './page-entries';

export interface SectionKinds {
  /** Per place 0, or one more than the number of its kind. */
  readonly ofPlace: Uint8Array;
  /** Per term that asks for a kind of section, or several: these, as in `ofPlace`. */
  readonly ofTerm: ReadonlyMap<number, readonly number[]>;
}

/**
 * @param packed the kinds as they travel
 * @param pages the pages of the same head
 */
export function openSectionKinds(
  { sections, counts, terms }: PackedSectionKinds,
  pages: readonly Pick<PageEntry, 'top' | 'firstRow' | 'end'>[],
): SectionKinds {
  const kinds = decodeColumn(sections);
  const ofPlace = new Uint8Array(pages.at(-1)?.end ?? 0);
  let section = 0;
  for (const { top, firstRow } of pages) {
    for (let place = top + 1; place < firstRow; place += 1) {
      ofPlace[place] = kinds[section] ?? 0;
      section += 1;
    }
  }
  const asking = decodeColumn(terms).values();
  const ofTerm = new Map<number, number[]>();
  counts.forEach((count, kind) => {
    for (let i = 0; i < count; i += 1) {
      const term = asking.next().value ?? 0;
      ofTerm.set(term, [...(ofTerm.get(term) ?? []), kind + 1]);
    }
  });
  return { ofPlace, ofTerm };
}
