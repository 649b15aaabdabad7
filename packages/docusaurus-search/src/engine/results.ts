/** What a search shows: hits with their texts in pieces, those at odd positions marked (marks.ts), so that showing them is no work. */
import type { Counts, Found } from './find';
import type { Ranked } from './rank';
import type { SearchIndex } from '../format/search-index';
import { firstMark, markedPieces } from './marks';
import { marksOn } from './marks-on';
import type { PageTexts } from './page-texts';
import type { Plan } from './clause';

export interface ResultHit {
  readonly u: string;
  readonly t: string;
  /** Title of the section or row; empty for the top of the page. */
  readonly s: string;
  /** Hash of the section or row, with #. */
  readonly h: string;
  readonly b: readonly string[];
  readonly kind: string;
  /** Where the page exists in versions of the API: the address in each, newest first; else empty. */
  readonly versions: readonly { readonly version: string; readonly u: string }[];
  /** Word forms to mark in the result and on its page. */
  readonly marks: readonly string[];
  readonly titlePieces: readonly string[];
  readonly sectionPieces: readonly string[];
  /** The section's text around the first mark, what else a row says, or the description. */
  readonly textPieces: readonly string[];
}

export interface ResultSet {
  readonly hits: readonly ResultHit[];
  readonly total: number;
  readonly counts: Counts;
  /** The query as it was understood, where that differs from what was typed. */
  readonly understood?: string;
  /** Words of the site that are near to words which it does not have. */
  readonly near: readonly string[];
  /** `titles`: the texts of the hits are on their way. `partial`: a part of the index could not be loaded. */
  readonly from: 'whole' | 'titles' | 'partial';
}

/** @returns what is shown of the hits that were found */
export function resultsOf(
  index: SearchIndex,
  plan: Plan,
  { hits, total, counts }: Found,
  texts: PageTexts,
  from: ResultSet['from'],
): Omit<ResultSet, 'near' | 'understood'> {
  const marks = marksOn(index, plan);
  return { hits: hits.map((hit) => shown(index, hit, marks(hit.page), texts)), total, counts, from };
}

function shown(
  index: SearchIndex,
  { page, anchor }: Ranked,
  marks: readonly string[],
  texts: PageTexts,
): ResultHit {
  const { u = '', t = '', kind = '', breadcrumbs = [], top = 0, firstRow = 0 } = index.pages[page] ?? {};
  const [title, hash, whole] = texts.textOf(anchor) ?? ['', '', ''];
  const isSection = anchor > top && anchor < firstRow;
  const text = isSection ? sentenceOf(whole, marks) : whole;
  return {
    u,
    t,
    s: title,
    h: hash,
    b: breadcrumbs,
    kind,
    versions: versionsOf(index, page),
    marks,
    titlePieces: markedPieces(t, marks),
    sectionPieces: markedPieces(title, marks),
    textPieces: markedPieces(text, marks),
  };
}

/** @returns the first sentence with a word of the query, else the first one */
function sentenceOf(text: string, marks: readonly string[]): string {
  const lines = text.split('\n');
  return lines.find((line) => firstMark(line, marks) !== undefined) ?? lines[0] ?? '';
}

function versionsOf({ pages, facets: { versions } }: SearchIndex, page: number): ResultHit['versions'] {
  const otherVersion = pages[page]?.otherVersion;
  return [page, ...(otherVersion === undefined ? [] : [otherVersion])]
    .flatMap((number) => {
      const { version, u = '' } = pages[number] ?? {};
      return version === undefined ? [] : [{ version, u }];
    })
    .sort((a, b) => versions.indexOf(a.version) - versions.indexOf(b.version));
}
