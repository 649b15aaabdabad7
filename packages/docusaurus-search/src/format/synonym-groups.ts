/** The synonyms of the thesaurus as they travel, in columns: a third of the manifest, so each bit of them counts. */
import type { PackedSynonymGroups } from './format';
import { decodeColumn, encodeColumn } from './number-column';

/** A phrase as its terms. */
export type Phrase = readonly number[];

export interface SynonymGroup {
  /** What the pages say. */
  readonly site: readonly Phrase[];
  /** What others say. */
  readonly others: readonly Phrase[];
}

/** @returns the form that travels; the phrases of a list are sorted, shorter ones first */
export function packSynonymGroups(synonyms: readonly SynonymGroup[]): PackedSynonymGroups {
  const lists = synonyms
    .flatMap(({ site, others }) => [site, others])
    .map((list) => list.toSorted((a, b) => a.length - b.length || (a[0] ?? 0) - (b[0] ?? 0)));
  return {
    counts: encodeColumn(lists.map((list) => list.length)),
    lengths: encodeColumn(lists.flatMap((list) => list.map((phrase) => phrase.length))),
    terms: encodeColumn(
      lists.flatMap((list) => list.flatMap((phrase, i) => shifted(phrase, -startOf(phrase, list[i - 1])))),
    ),
  };
}

/** @returns the synonyms in their order, with sorted phrases */
export function openSynonymGroups({ counts, lengths, terms }: PackedSynonymGroups): SynonymGroup[] {
  const lengthOf = decodeColumn(lengths);
  const numbers = [...decodeColumn(terms)];
  let phrase = 0;
  let position = 0;
  const lists = [...decodeColumn(counts)].map((count) => {
    const list: Phrase[] = [];
    for (const end = phrase + count; phrase < end; phrase += 1) {
      const start = position;
      position += lengthOf[phrase] ?? 0;
      const said = numbers.slice(start, position);
      list.push(shifted(said, startOf(said, list.at(-1))));
    }
    return list;
  });
  return lists.flatMap((site, i) => (i % 2 === 0 ? [{ site, others: lists[i + 1] ?? [] }] : []));
}

const shifted = ([first = 0, ...rest]: Phrase, by: number): Phrase => [first + by, ...rest];

/** After a phrase of the same length the first term is said as the difference: small, because phrases are sorted. */
const startOf = (phrase: Phrase, before: Phrase | undefined): number =>
  before?.length === phrase.length ? (before[0] ?? 0) : 0;
