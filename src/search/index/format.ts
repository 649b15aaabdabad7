/**
 * The packed index as it travels. Three kinds of file: `head` (pages, headings, and the terms of titles, headings,
 * keywords and descriptions) answers the first query; `body` holds the terms of the text and of table rows; `texts` hold the
 * text of some pages, of which results show a piece. Columns compress better than records, hence the arrays.
 *
 * A place is what a result can point to: the top of a page, one of its sections, or a table row. Places are numbered through:
 * for each page its top and its sections, and after all pages the rows.
 */

/** Grows with every change of the layout; a browser that holds older code asks the reader to reload. */
export const FORMAT = 1;

/** Where a term stands. The order is that of the search plugin's five indexes, then ours. */
export const FIELD = { title: 0, heading: 1, description: 2, keywords: 3, text: 4, url: 5 } as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

/** Postings of the head are place * HEAD_FIELDS + field; those of the body place * MAX_COUNT + (count in the text - 1). */
export const HEAD_FIELDS = 8;
export const MAX_COUNT = 4;

/** In a row the count says what the term is: of what the row is about it is SUBJECT + 1, of its name 1. */
export const SUBJECT = 1;

/** A sorted list of word forms and the terms (stems) that they belong to. */
export interface PackedDictionary {
  /** Front-coded: per line the length shared with the line before, as one character from '0' on, and the rest. */
  readonly forms: string;
  /** Per form: 0 for the next new term, else 1 + (newest term - its term). */
  readonly terms: readonly number[];
  /** Per new term: its stem as a length of its first form, or spelled out. */
  readonly stems: readonly (number | string)[];
  /** Per new term: the pages that contain it, in any field. */
  readonly pages: readonly number[];
}

/** Per term a run of ascending numbers, each as the difference from the one before. */
export interface PackedPostings {
  readonly counts: readonly number[];
  readonly deltas: readonly number[];
}

export interface PackedHead {
  readonly format: number;
  /** Name of the body file, in the same folder. */
  readonly body: string;
  /** Per page: url, title, description, breadcrumbs. */
  readonly u: readonly string[];
  readonly t: readonly string[];
  readonly d: readonly string[];
  readonly b: readonly (readonly string[])[];
  /** Per page: titles and hashes (with #) of its sections. */
  readonly s: readonly (readonly string[])[];
  readonly h: readonly (readonly string[])[];
  readonly dictionary: PackedDictionary;
  readonly postings: PackedPostings;
  /** Groups of stems that mean the same, in both languages. */
  readonly synonyms: readonly (readonly string[])[];
}

export interface PackedBody {
  readonly format: number;
  /** Rows that have an anchor: page, hash, title. */
  readonly rowPages: readonly number[];
  readonly rowHashes: readonly string[];
  readonly rowTitles: readonly string[];
  /** Per place of the head: words in its text. */
  readonly lengths: readonly number[];
  /** Continues the head's: forms and terms that only texts and rows have, and forms of the head's terms. */
  readonly dictionary: PackedDictionary;
  /** Over all terms, the head's first. */
  readonly postings: PackedPostings;
  /** Names of the text files, in the same folder, and per page the number of its file. */
  readonly textFiles: readonly string[];
  readonly textFileOf: readonly number[];
}

/** By number of the page: the text of each of its places, the top first. */
export type PackedTexts = Readonly<Record<number, readonly string[]>>;
