/** Says of each section of which kind it is, and by which stems readers ask for a kind. */
import type { PackedSectionKinds } from '../../search/index/format';
import { encodeColumn } from '../../search/index/number-column';
import { stem } from '../../search/tokens';
import type { SectionKind } from './load-section-kinds';
import type { Page } from './page';

/**
 * @param pages the pages with their sections, the first of each being the top
 * @param kinds the kinds; their words are in the dictionary of the head
 * @param termOfStem numbers of its stems
 */
export function packSectionKinds(
  pages: readonly Pick<Page, 'sections'>[],
  kinds: readonly SectionKind[],
  termOfStem: ReadonlyMap<string, number>,
): PackedSectionKinds {
  const numbers = new Map<string, number>(
    kinds.flatMap(({ anchors }, kind) => anchors.map((anchor): [string, number] => [`#${anchor}`, kind + 1])),
  );
  const sections = pages.flatMap((page) => page.sections.slice(1));
  const terms = kinds.map(({ words }) => [
    ...new Set(words.flatMap((word) => termOfStem.get(stem(word)) ?? [])),
  ]);
  return {
    sections: encodeColumn(sections.map(({ hash }) => numbers.get(hash) ?? 0)),
    counts: terms.map((ofKind) => ofKind.length),
    terms: encodeColumn(terms.flat()),
  };
}
