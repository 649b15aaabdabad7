/** Cuts the words of all pages into shards of about one size, with the postings of each. */
import { shardOf } from '../format/dictionary';
import type { PackedWords } from '../format/format';
import { encodeWords } from '../format/front-coding';
import { packPostings } from '../format/postings';
import { cutShards } from './cut-shards';
import type { TermCollector } from './term-collector';

/**
 * @param manifest what the manifest knows of words
 * @param texts what texts and rows add
 * @param termOfStem the terms of the manifest's dictionary
 * @returns the first form of each shard, and the file of each
 */
export function packShards(
  manifest: TermCollector,
  texts: TermCollector,
  termOfStem: ReadonlyMap<string, number>,
): { starts: string[]; words: Omit<PackedWords, 'release'>[] } {
  const firstFormOf = new Map<string, string>();
  const own = texts.entries().filter(({ form }) => !manifest.has(form));
  for (const { form, stem: root } of [...manifest.entries(), ...own])
    if (!firstFormOf.has(root)) firstFormOf.set(root, form);
  const postingsOf = (root: string) =>
    [...new Set([...manifest.postingsOf(root), ...texts.postingsOf(root)])].sort((a, b) => a - b);
  const sizeOf = (root: string) => postingsOf(root).length;
  const starts = cutShards(
    [...firstFormOf].map(([root, form]) => ({ form, size: sizeOf(root), isInManifest: manifest.has(form) })),
  );
  const shardOfStem = new Map([...firstFormOf].map(([root, form]) => [root, shardOf(starts, form)]));
  const stems = byShard(starts.length, termOfStem.keys(), (root) => shardOfStem.get(root));
  // A form whose stem another shard has would be a term of its own here.
  const forms = byShard(starts.length, own, ({ form, stem: root }) => {
    const shard = shardOf(starts, form);
    return termOfStem.has(root) || shardOfStem.get(root) === shard ? shard : undefined;
  });
  const words = starts.map((_, shard) => {
    const entries = forms[shard] ?? [];
    const newStems = entries.map((entry) => entry.stem).filter((root) => !termOfStem.has(root));
    const all = [...(stems[shard] ?? []), ...new Set(newStems)];
    return {
      forms: encodeWords(entries.map(({ form }) => form)),
      pages: all.map((root) => new Set([...manifest.pagesWith(root), ...texts.pagesWith(root)]).size),
      postings: packPostings(all.map(postingsOf)),
    };
  });
  return { starts, words };
}

/** Per shard its items, in their order; an item without a shard is left out. */
function byShard<T>(count: number, items: Iterable<T>, shardOfItem: (item: T) => number | undefined): T[][] {
  const shards = Array.from({ length: count }, (): T[] => []);
  for (const item of items) shards[shardOfItem(item) ?? -1]?.push(item);
  return shards;
}
