/**
 * The packed index as it travels. `head.json` has the pages, the words of titles, headings, keywords, descriptions and tasks, and
 * the synonyms of the thesaurus: a query is understood with it alone. It names a folder, one for each release, with two kinds of
 * parts: `words-N.json` has where the words of an alphabetical shard stand, and the words that only texts have; `texts-N-M.json` has what
 * results of page N show, M being a stretch of its anchors. A query loads the shards of its words, and for each result one of the other
 * files. Columns compress better than records, hence the arrays.
 *
 * An anchor is what a result can point to: the top of a page, one of its sections, or a table row. Places are numbered through, page
 * by page: the top, the sections, the rows.
 */
import type { Facets } from '../engine/facets';

/** Grows with every change of the layout; a browser that holds older code asks the reader to reload. */
export const FORMAT = 13;

/** Where a term stands. */
export const FIELD = {
  title: 0,
  description: 1,
  /** Keywords, and what readers want to do on the page. */
  words: 2,
  url: 3,
  /** A heading of at most two words, and any other. */
  shortHeading: 4,
  heading: 5,
  /** What readers want to do in a section. */
  task: 6,
  subject: 7,
  rowName: 8,
  text: 9,
} as const;

/** A posting is anchor * FIELDS + field. */
export const FIELDS = FIELD.text + 1;

/** The most that `frequency` says of a word: how much the site writes of it, on a logarithmic scale. */
export const MOST_FREQUENT = 15;

/** Numbers as `encodeColumn` writes them. */
export type NumberColumn = string;

/** A sorted list of word forms and the terms (stems) that they belong to. */
export interface PackedDictionary {
  /** Front-coded: per line the length shared with the line before, as one character from '0' on, and the rest. */
  readonly forms: string;
  /** Per form: 0 for the next new term, else 1 + (newest term - its term). */
  readonly terms: NumberColumn;
  /** Per new term: how many letters its first form has after the stem; all of them where the stem is spelled otherwise. */
  readonly cuts: NumberColumn;
  /** The stems that are spelled otherwise, as lines in the order of their terms. */
  readonly stems: string;
}

/** Starts of shards by what they are; together and sorted they are those of all shards. */
export interface PackedShardStarts {
  /** With a form of the dictionary: twice its number, or one more for right after it; each as the difference from the one before. */
  readonly forms: NumberColumn;
  /** With a word that the dictionary does not have, front-coded: among many such words only. */
  readonly words: string;
}

/** Per term a run of ascending numbers, each as the difference from the one before. */
export interface PackedPostings {
  readonly counts: readonly number[];
  readonly deltas: readonly number[];
}

/** Phrases that mean the same, group by group: first what the pages say, then what others say. */
export interface PackedSynonymGroups {
  /** Two per group: how many phrases each of these lists has. A list is sorted by the lengths of phrases, then by first terms. */
  readonly counts: NumberColumn;
  /** Per phrase: how many terms it has. */
  readonly lengths: NumberColumn;
  /** Phrase by phrase the terms; the first one as the difference to that of the phrase before, where this has the same length. */
  readonly terms: NumberColumn;
}

export interface PackedManifest {
  readonly format: number;
  readonly facets: Facets;
  /** Folder of the parts, beside the manifest. Its name is made from their content. */
  readonly release: string;
  /** Per page: route and title, both front-coded: the routes are sorted, and a title is often like that of the page before. */
  readonly u: string;
  readonly t: string;
  /** Per page: twice the number of its kind, plus 1 where it says for one case what general pages say for all. */
  readonly kinds: NumberColumn;
  /** Per page: how many other pages link to it. */
  readonly links: NumberColumn;
  /** The breadcrumbs that pages have, each list once; and per page the number of its list. */
  readonly breadcrumbs: readonly (readonly string[])[];
  readonly trails: NumberColumn;
  /** Per page: its sections, without the top, and its rows. */
  readonly sections: NumberColumn;
  readonly rows: NumberColumn;
  readonly dictionary: PackedDictionary;
  /** Per term of the dictionary: how prominent its best field is, from 0 (title) up. */
  readonly bestField: NumberColumn;
  /** Per term of the dictionary: how much it stands there altogether, from 0 to 15. */
  readonly frequency: NumberColumn;
  /** Where the shards begin, without the first one. */
  readonly shards: PackedShardStarts;
  readonly synonyms: PackedSynonymGroups;
  /** Places whose text is the same in both versions: the difference to the pair before, of the newer and of the older place. */
  readonly shared: readonly number[];
}

/** `words-N.json` */
export interface PackedWords {
  readonly release: string;
  /** Front-coded forms of this shard that the manifest does not have. Their terms follow from their stems. */
  readonly forms: string;
  /** Per term: the pages that contain it. The manifest's terms of the shard come first, then new ones in the order of the forms. */
  readonly pages: readonly number[];
  readonly postings: PackedPostings;
}

/**
 * What a result shows of an anchor: the title of the section, or subject and name of the row, empty for the top; the hash (with #); the beginning
 * of the text, or what else the row says, or the description of the page.
 */
export type AnchorText = readonly [title: string, hash: string, text: string];

/** Anchors in one part. A table of a hundred fields would bring five kilobytes for the one row that a result shows. */
export const ANCHORS_IN_PART = 6;

/** `texts-N-M.json`: a stretch of the anchors of a page: the top, the sections, the rows. */
export interface PackedTexts {
  readonly release: string;
  readonly texts: readonly AnchorText[];
}
