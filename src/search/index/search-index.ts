/**
 * The packed index opened for searching. It is usable with the head alone; `addBody` completes it. Everything is looked up by
 * number: pages, places (format.ts) and terms.
 */
import { unpackDictionary, type Dictionary } from './dictionary';
import { FORMAT, type PackedBody, type PackedHead } from './format';
import { unpackPostings, type Postings } from './postings';

export interface PageEntry {
  readonly u: string;
  readonly t: string;
  readonly d: string;
  readonly b: readonly string[];
  /** Number of its top place; its sections follow. */
  readonly top: number;
}

/** What a result can point to. */
export interface IndexedSection {
  readonly page: number;
  /** Title of the section or row; empty for the top of a page. */
  readonly s: string;
  /** With #, or empty. */
  readonly h: string;
}

export interface SearchIndex {
  readonly pages: readonly PageEntry[];
  /** Tops and sections of all pages, then the rows where the body is present. */
  readonly sections: readonly IndexedSection[];
  readonly dictionaries: readonly Dictionary[];
  readonly termOfForm: ReadonlyMap<string, number>;
  readonly termOfStem: ReadonlyMap<string, number>;
  /** Per term the pages that contain it. */
  readonly pagesWith: readonly number[];
  /** Stems that mean the same as a stem. */
  readonly synonymsOf: ReadonlyMap<string, readonly string[]>;
  readonly head: Postings;
  readonly body?: BodyIndex;
}

export interface BodyIndex {
  readonly postings: Postings;
  /** Per place of the head: words in its text. */
  readonly lengths: readonly number[];
  /** Number of the first place that is a row. */
  readonly firstRow: number;
  /** Per page the name of the file with its texts. */
  readonly textFileOf: readonly string[];
}

/** The index on the server has another layout than this code: the site was published anew since the page was opened. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/**
 * @param head the parsed head file
 * @returns an index that answers from titles, headings, keywords and descriptions
 * @throws FormatError where the file was made for other code
 */
export function openHead(head: PackedHead): SearchIndex {
  checkFormat(head);
  const sections: IndexedSection[] = [];
  const pages = head.u.map((u, page) => {
    const top = sections.length;
    const titles = head.s[page] ?? [];
    const hashes = head.h[page] ?? [];
    sections.push({ page, s: '', h: '' }, ...titles.map((s, i) => ({ page, s, h: hashes[i] ?? '' })));
    return { u, t: head.t[page] ?? '', d: head.d[page] ?? '', b: head.b[page] ?? [], top };
  });
  const dictionary = unpackDictionary(head.dictionary, 0);
  return {
    pages,
    sections,
    ...lookups([dictionary]),
    synonymsOf: synonymsOf(head.synonyms),
    head: unpackPostings(head.postings),
  };
}

/**
 * @param head an index with the head only
 * @param packed the parsed body file that the head names
 * @returns the whole index, and the part that is new
 * @throws FormatError where the file was made for other code
 */
export function addBody(head: SearchIndex, packed: PackedBody): { index: SearchIndex; body: BodyIndex } {
  checkFormat(packed);
  const [first] = head.dictionaries;
  const dictionary = unpackDictionary(packed.dictionary, first?.stems.length ?? 0);
  const rows = packed.rowPages.map((page, i) => ({
    page,
    s: packed.rowTitles[i] ?? '',
    h: packed.rowHashes[i] ?? '',
  }));
  const body: BodyIndex = {
    postings: unpackPostings(packed.postings),
    lengths: packed.lengths,
    firstRow: head.sections.length,
    textFileOf: packed.textFileOf.map((file) => packed.textFiles[file] ?? ''),
  };
  const sections = [...head.sections, ...rows];
  return { index: { ...head, sections, ...lookups([...head.dictionaries, dictionary]), body }, body };
}

function checkFormat(file: { readonly format: number }): void {
  if (file.format !== FORMAT)
    throw new FormatError(`Search index of format ${String(file.format)}, expected ${FORMAT}`);
}

function lookups(dictionaries: readonly Dictionary[]) {
  const termOfForm = new Map<string, number>();
  const termOfStem = new Map<string, number>();
  for (const { forms, terms, stems, firstTerm } of dictionaries) {
    forms.forEach((form, i) => termOfForm.set(form, terms[i] ?? 0));
    stems.forEach((stem, i) => termOfStem.set(stem, firstTerm + i));
  }
  return { dictionaries, termOfForm, termOfStem, pagesWith: dictionaries.flatMap(({ pages }) => pages) };
}

function synonymsOf(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    for (const stem of group) {
      const rest = group.filter((other) => other !== stem);
      others.set(stem, [...(others.get(stem) ?? []), ...rest]);
    }
  }
  return others;
}
