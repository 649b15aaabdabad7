/**
 * The packed index opened for searching. With the manifest alone a query is understood; `addWords` adds the shards that it needs.
 * Everything is looked up by number: pages, anchors (format.ts) and terms.
 */
import type { Facets } from '../engine/facets';
import { stem } from '../engine/tokens';
import { decodeWords } from './front-coding';
import { dictionaryOf, shardOf, unpackDictionary, type Dictionary } from './dictionary';
import { FORMAT, type PackedManifest, type PackedWords } from './format';
import { decodeColumn } from './number-column';
import { openSynonymGroups, type SynonymGroup, type Phrase } from './synonym-groups';
import { openPages, type PageEntry } from './page-entries';
import { postingsOf, unpackPostings, type Postings } from './postings';
import { unpackShardStarts } from './shard-starts';

/** A shard of words with their postings, opened. */
export interface Shard {
  /** Forms that the manifest does not have. */
  readonly dictionary: Dictionary;
  readonly termOfStem: ReadonlyMap<string, number>;
  readonly postings: Postings;
  readonly pages: readonly number[];
  /** Per term of the shard its position in the postings. */
  readonly positions: ReadonlyMap<number, number>;
}

export interface SearchIndex {
  readonly release: string;
  readonly facets: Facets;
  readonly pages: readonly PageEntry[];
  readonly anchorCount: number;
  /** Per anchor its page. */
  readonly pageOf: Uint16Array;
  readonly dictionary: Dictionary;
  readonly termOfForm: ReadonlyMap<string, number>;
  readonly termOfStem: ReadonlyMap<string, number>;
  readonly bestField: Uint32Array;
  readonly frequency: Uint32Array;
  readonly shardStarts: readonly string[];
  /** Per term of the manifest the shard that has its postings. */
  readonly shardOfTerm: Uint32Array;
  readonly synonyms: readonly SynonymGroup[];
  /** Per first term of a phrase: the phrases that begin with it, with their synonyms. */
  readonly phrasesFrom: ReadonlyMap<
    number,
    readonly { readonly phrase: Phrase; readonly group: SynonymGroup }[]
  >;
  /** Per anchor of the newer version the place of the older one with the same text. */
  readonly sharedWith: ReadonlyMap<number, number>;
  /** The shards that are here. */
  readonly shards: Map<number, Shard>;
}

/** The index on the server has another layout than this code: the site was published anew since the page was opened. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** A part belongs to another release than the manifest. */
class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** Terms that only one shard has are numbered from here, shard by shard; none has so many (cut-shards.ts in the plugin). */
const OWN_TERMS = 1 << 20;
const OWN_TERMS_OF_SHARD = 1 << 12;

/**
 * @param manifest the parsed manifest file
 * @returns an index without shards
 * @throws FormatError where the file was made for other code
 */
export function openManifest(manifest: PackedManifest): SearchIndex {
  if (manifest.format !== FORMAT)
    throw new FormatError(`Search index of format ${String(manifest.format)}, expected ${FORMAT}`);
  const pages = openPages(manifest);
  const pageOf = new Uint16Array(pages.at(-1)?.end ?? 0);
  pages.forEach(({ top, end }, page) => pageOf.fill(page, top, end));
  const { dictionary, stems } = unpackDictionary(manifest.dictionary);
  const synonyms = openSynonymGroups(manifest.synonyms);
  const shardStarts = unpackShardStarts(manifest.shards, dictionary.forms);
  return {
    release: manifest.release,
    facets: manifest.facets,
    pages,
    anchorCount: pageOf.length,
    pageOf,
    dictionary,
    termOfForm: new Map(dictionary.forms.map((form, i) => [form, dictionary.terms[i] ?? 0])),
    termOfStem: new Map(stems.map((root, term) => [root, term])),
    bestField: decodeColumn(manifest.bestField),
    frequency: decodeColumn(manifest.frequency),
    shardStarts,
    shardOfTerm: shardsOfTerms(dictionary, stems.length, shardStarts),
    synonyms,
    phrasesFrom: phrasesFrom(synonyms),
    sharedWith: sharedAnchors(manifest.shared),
    shards: new Map(),
  };
}

/**
 * Adds a shard to an index.
 * @param shard its number
 * @param packed the parsed file
 * @throws ReleaseError where the file belongs to another release
 */
export function addWords(index: SearchIndex, shard: number, packed: PackedWords): void {
  checkPart(index, packed);
  const ofManifest = [...index.shardOfTerm.keys()].filter((term) => index.shardOfTerm[term] === shard);
  const forms = decodeWords(packed.forms);
  const termOfStem = new Map<string, number>();
  const terms = Uint32Array.from(forms, (form) => {
    const root = stem(form);
    const known = index.termOfStem.get(root) ?? termOfStem.get(root);
    if (known !== undefined) return known;
    const term = OWN_TERMS + shard * OWN_TERMS_OF_SHARD + termOfStem.size;
    termOfStem.set(root, term);
    return term;
  });
  const inOrder = [...ofManifest, ...termOfStem.values()];
  index.shards.set(shard, {
    dictionary: dictionaryOf(forms, terms),
    termOfStem,
    postings: unpackPostings(packed.postings),
    pages: packed.pages,
    positions: new Map(inOrder.map((term, position) => [term, position])),
  });
}

/** @throws ReleaseError where a part does not belong to the index */
export function checkPart(index: SearchIndex, part: { release: string }): void {
  if (part.release !== index.release) throw new ReleaseError(`Part of release ${part.release}`);
}

/** @returns the number of the shard that has the postings of a term */
export function shardOfTerm(index: SearchIndex, term: number): number {
  return term < OWN_TERMS
    ? (index.shardOfTerm[term] ?? 0)
    : Math.floor((term - OWN_TERMS) / OWN_TERMS_OF_SHARD);
}

/** @returns the dictionary of the manifest, and that of a shard if it is here */
export const dictionariesWith = (index: SearchIndex, shard: number): Dictionary[] =>
  [index, index.shards.get(shard)].flatMap((part) => part?.dictionary ?? []);

/** @returns where a term stands, as anchor * FIELDS + field; nothing while its shard is not here */
export function postingsOfTerm(index: SearchIndex, term: number): Uint32Array {
  const shard = index.shards.get(shardOfTerm(index, term));
  const position = shard?.positions.get(term);
  return shard === undefined || position === undefined
    ? new Uint32Array()
    : postingsOf(shard.postings, position);
}

/** @returns the number of pages that contain a term; 0 while its shard is not here */
export function pagesWith(index: SearchIndex, term: number): number {
  const shard = index.shards.get(shardOfTerm(index, term));
  return shard?.pages[shard.positions.get(term) ?? -1] ?? 0;
}

function shardsOfTerms(dictionary: Dictionary, count: number, starts: readonly string[]): Uint32Array {
  const shards = new Uint32Array(count);
  let next = 0;
  dictionary.terms.forEach((term, i) => {
    // Terms are numbered in the order of their first forms.
    if (term !== next) return;
    shards[term] = shardOf(starts, dictionary.forms[i] ?? '');
    next += 1;
  });
  return shards;
}

function phrasesFrom(synonyms: readonly SynonymGroup[]): SearchIndex['phrasesFrom'] {
  const from = new Map<number, { phrase: Phrase; group: SynonymGroup }[]>();
  for (const group of synonyms) {
    for (const phrase of [...group.site, ...group.others]) {
      const [first = 0] = phrase;
      from.set(first, [...(from.get(first) ?? []), { phrase, group }]);
    }
  }
  return from;
}

function sharedAnchors(packed: readonly number[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let newer = 0;
  let older = 0;
  for (let i = 0; i < packed.length; i += 2) {
    newer += packed[i] ?? 0;
    older += packed[i + 1] ?? 0;
    pairs.set(newer, older);
  }
  return pairs;
}
