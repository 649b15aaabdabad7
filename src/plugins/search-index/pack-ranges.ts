/** Cuts the words of all pages into ranges of about one size, with the postings of each. */
import { rangeOf } from '../../search/index/dictionary';
import { FORMAT, type PackedWords } from '../../search/index/format';
import { encodeWords } from '../../search/index/front-coding';
import { packPostings } from '../../search/index/postings';
import { cutRanges } from './cut-ranges';
import type { CollectedWishes } from './pack-wishes';
import type { TermCollector } from './term-collector';

/**
 * @param head what the head knows of words
 * @param texts what texts and rows add
 * @param wishes the pages that are wished for with a stem
 * @param termOfStem the terms of the head's dictionary
 * @returns the first form of each range, and the file of each
 */
export function packRanges(
  head: TermCollector,
  texts: TermCollector,
  wishes: Pick<CollectedWishes, 'postingsOf'>,
  termOfStem: ReadonlyMap<string, number>,
): { starts: string[]; words: Omit<PackedWords, 'release'>[] } {
  const firstFormOf = new Map<string, string>();
  for (const { form, stem: root } of head.entries()) {
    if (!firstFormOf.has(root)) firstFormOf.set(root, form);
  }
  const own = texts.entries().filter(({ form }) => !head.has(form));
  for (const { form, stem: root } of own) {
    if (!firstFormOf.has(root)) firstFormOf.set(root, form);
  }
  const postingsOf = (root: string) =>
    [...new Set([...head.postingsOf(root), ...texts.postingsOf(root)])].sort((a, b) => a - b);
  const sizeOf = (root: string) => postingsOf(root).length + wishes.postingsOf(root).length;
  const starts = cutRanges(
    [...firstFormOf].map(([root, form]) => ({ form, size: sizeOf(root), isInHead: head.has(form) })),
  );
  const rangeOfStem = new Map([...firstFormOf].map(([root, form]) => [root, rangeOf(starts, form)]));
  const stems = byRange(starts.length, termOfStem.keys(), (root) => rangeOfStem.get(root));
  // A form whose stem another range has would be a term of its own here.
  const forms = byRange(starts.length, own, ({ form, stem: root }) => {
    const range = rangeOf(starts, form);
    return termOfStem.has(root) || rangeOfStem.get(root) === range ? range : undefined;
  });
  const words = starts.map((_, range) => {
    const entries = forms[range] ?? [];
    const newStems = entries.map((entry) => entry.stem).filter((root) => !termOfStem.has(root));
    const all = [...(stems[range] ?? []), ...new Set(newStems)];
    return {
      format: FORMAT,
      forms: encodeWords(entries.map(({ form }) => form)),
      pages: all.map((root) => new Set([...head.pagesWith(root), ...texts.pagesWith(root)]).size),
      postings: packPostings(all.map(postingsOf)),
      wishes: packPostings(all.map(wishes.postingsOf)),
    };
  });
  return { starts, words };
}

/** Per range its items, in their order; an item without a range is left out. */
function byRange<T>(count: number, items: Iterable<T>, rangeOfItem: (item: T) => number | undefined): T[][] {
  const ranges = Array.from({ length: count }, (): T[] => []);
  for (const item of items) ranges[rangeOfItem(item) ?? -1]?.push(item);
  return ranges;
}
