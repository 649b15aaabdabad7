/**
 * The packed index opened for searching. With the head alone a query is understood; `addWords` adds the ranges that it needs.
 * Everything is looked up by number: pages, places (format.ts) and terms.
 */
import { openMinorWords, type MinorWords } from '../minor-words';
import { isStopWord, stem } from '../tokens';
import { decodeWords } from './front-coding';
import { dictionaryOf, rangeOf, unpackDictionary, type Dictionary } from './dictionary';
import { FORMAT } from './format';
import type { PackedHead, PackedWords } from './format';
import { decodeColumn } from './number-column';
import { openConcepts, type Concept, type Phrase } from './packed-concepts';
import { openPages, type PageEntry } from './page-entries';
import { postingsOf, unpackPostings, type Postings } from './postings';
import { unpackRangeStarts } from './range-starts';
import { openSectionKinds, type SectionKinds } from './section-kinds';
import { openWishCounts, type WishCounts } from './wish-counts';

/** A range of words with their postings, opened. */
export interface WordRange {
  /** Forms that the head does not have. */
  readonly dictionary: Dictionary;
  readonly termOfStem: ReadonlyMap<string, number>;
  readonly postings: Postings;
  /** Per term the places that are wished for with it, and how often (format.ts). */
  readonly wishes: Postings;
  readonly pages: readonly number[];
  /** Per term of the range its position in the postings. */
  readonly positions: ReadonlyMap<number, number>;
}

export interface SearchIndex {
  readonly release: string;
  readonly pages: readonly PageEntry[];
  readonly placeCount: number;
  /** Per place its page. */
  readonly pageOf: Uint16Array;
  readonly dictionary: Dictionary;
  readonly termOfForm: ReadonlyMap<string, number>;
  readonly termOfStem: ReadonlyMap<string, number>;
  readonly prominence: Uint32Array;
  readonly mass: Uint32Array;
  readonly rangeStarts: readonly string[];
  /** Per term of the head the range that has its postings. */
  readonly rangeOfTerm: Uint32Array;
  readonly concepts: readonly Concept[];
  readonly minor: MinorWords;
  readonly wishCounts: WishCounts;
  readonly sectionKinds: SectionKinds;
  /** Terms of words that say nothing, such as `the`. */
  readonly stopTerms: ReadonlySet<number>;
  /** Terms of what others say, alone and in phrases. */
  readonly termsOfOthers: ReadonlySet<number>;
  /** Per first term of a phrase: the phrases that begin with it, with their concepts. */
  readonly phrasesFrom: ReadonlyMap<
    number,
    readonly { readonly phrase: Phrase; readonly concept: Concept }[]
  >;
  /** Per place of the newer version the place of the older one with the same text. */
  readonly sharedWith: ReadonlyMap<number, number>;
  /** The ranges that are here. */
  readonly ranges: Map<number, WordRange>;
}

/** The index on the server has another layout than this code: the site was published anew since the page was opened. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** A part belongs to another release than the head. */
class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** Terms that only one range has are numbered from here, range by range; none has so many (cut-ranges.ts in the plugin). */
const OWN_TERMS = 1 << 20;
const OWN_TERMS_OF_RANGE = 1 << 12;

/**
 * @param head the parsed head file
 * @returns an index without ranges
 * @throws FormatError where the file was made for other code
 */
export function openHead(head: PackedHead): SearchIndex {
  if (head.format !== FORMAT)
    throw new FormatError(`Search index of format ${String(head.format)}, expected ${FORMAT}`);
  const pages = openPages(head);
  const pageOf = new Uint16Array(pages.at(-1)?.end ?? 0);
  pages.forEach(({ top, end }, page) => pageOf.fill(page, top, end));
  const { dictionary, stems } = unpackDictionary(head.dictionary);
  const concepts = openConcepts(head.concepts);
  const rangeStarts = unpackRangeStarts(head.ranges, dictionary.forms);
  const sectionKinds = openSectionKinds(head.sectionKinds, pages);
  return {
    release: head.release,
    pages,
    placeCount: pageOf.length,
    pageOf,
    dictionary,
    termOfForm: new Map(dictionary.forms.map((form, i) => [form, dictionary.terms[i] ?? 0])),
    termOfStem: new Map(stems.map((root, term) => [root, term])),
    prominence: decodeColumn(head.prominence),
    mass: decodeColumn(head.mass),
    rangeStarts,
    rangeOfTerm: rangesOfTerms(dictionary, stems.length, rangeStarts),
    concepts,
    minor: openMinorWords(head.minor),
    wishCounts: openWishCounts(decodeColumn(head.wishes), pages, sectionKinds.ofPlace),
    sectionKinds,
    stopTerms: new Set(
      dictionary.forms.flatMap((form, i) => (isStopWord(form) ? [dictionary.terms[i] ?? 0] : [])),
    ),
    phrasesFrom: phrasesFrom(concepts),
    termsOfOthers: new Set(concepts.flatMap(({ others }) => others.flat())),
    sharedWith: sharedPlaces(head.shared),
    ranges: new Map(),
  };
}

/**
 * Adds a range to an index.
 * @param range its number
 * @param packed the parsed file
 * @throws FormatError where the file was made for other code, ReleaseError where it belongs to another release
 */
export function addWords(index: SearchIndex, range: number, packed: PackedWords): void {
  checkPart(index, packed);
  const ofHead: number[] = [];
  index.rangeOfTerm.forEach((of, term) => {
    if (of === range) ofHead.push(term);
  });
  const forms = decodeWords(packed.forms);
  const termOfStem = new Map<string, number>();
  const terms = Uint32Array.from(forms, (form) => {
    const root = stem(form);
    const known = index.termOfStem.get(root) ?? termOfStem.get(root);
    if (known !== undefined) return known;
    const term = OWN_TERMS + range * OWN_TERMS_OF_RANGE + termOfStem.size;
    termOfStem.set(root, term);
    return term;
  });
  const inOrder = [...ofHead, ...termOfStem.values()];
  index.ranges.set(range, {
    dictionary: dictionaryOf(forms, terms),
    termOfStem,
    postings: unpackPostings(packed.postings),
    wishes: unpackPostings(packed.wishes),
    pages: packed.pages,
    positions: new Map(inOrder.map((term, position) => [term, position])),
  });
}

/** @throws FormatError, ReleaseError where a part does not belong to the index */
export function checkPart(index: SearchIndex, part: { format: number; release: string }): void {
  if (part.format !== FORMAT)
    throw new FormatError(`Part of format ${String(part.format)}, expected ${FORMAT}`);
  if (part.release !== index.release) throw new ReleaseError(`Part of release ${part.release}`);
}

/** @returns the number of the range that has the postings of a term */
export function rangeOfTerm(index: SearchIndex, term: number): number {
  return term < OWN_TERMS
    ? (index.rangeOfTerm[term] ?? 0)
    : Math.floor((term - OWN_TERMS) / OWN_TERMS_OF_RANGE);
}

/** @returns where a term stands, as place * FIELDS + field; nothing while its range is not here */
export function postingsOfTerm(index: SearchIndex, term: number): Uint32Array {
  return listOfTerm(index, term, 'postings');
}

/** @returns the places that are wished for with a term, each as place * WISHES_COUNTED + times - 1; none while its range is not here */
export function wishesOfTerm(index: SearchIndex, term: number): Uint32Array {
  return listOfTerm(index, term, 'wishes');
}

function listOfTerm(index: SearchIndex, term: number, list: 'postings' | 'wishes'): Uint32Array {
  const range = index.ranges.get(rangeOfTerm(index, term));
  const position = range?.positions.get(term);
  return range === undefined || position === undefined
    ? new Uint32Array()
    : postingsOf(range[list], position);
}

/** @returns the number of pages that contain a term; 0 while its range is not here */
export function pagesWith(index: SearchIndex, term: number): number {
  const range = index.ranges.get(rangeOfTerm(index, term));
  return range?.pages[range.positions.get(term) ?? -1] ?? 0;
}

function rangesOfTerms(dictionary: Dictionary, count: number, starts: readonly string[]): Uint32Array {
  const ranges = new Uint32Array(count);
  let next = 0;
  dictionary.terms.forEach((term, i) => {
    // Terms are numbered in the order of their first forms.
    if (term !== next) return;
    ranges[term] = rangeOf(starts, dictionary.forms[i] ?? '');
    next += 1;
  });
  return ranges;
}

function phrasesFrom(concepts: readonly Concept[]): SearchIndex['phrasesFrom'] {
  const from = new Map<number, { phrase: Phrase; concept: Concept }[]>();
  for (const concept of concepts) {
    for (const phrase of [...concept.site, ...concept.others]) {
      const [first = 0] = phrase;
      from.set(first, [...(from.get(first) ?? []), { phrase, concept }]);
    }
  }
  return from;
}

function sharedPlaces(packed: readonly number[]): Map<number, number> {
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
