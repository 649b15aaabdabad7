/**
 * In: the candidates of one slot. Out: what speaks for each page and each place: how strongly the slot stands in its title,
 * address, keywords, description, headings and text. Several candidates in one field count once, by the best of them.
 */
import type { Candidates } from './candidates';
import { FIELD, HEAD_FIELDS, MAX_COUNT, SUBJECT } from './index/format';
import { postingsOf } from './index/postings';
import type { SearchIndex } from './index/search-index';

/** The order that readers expect: title > heading > keywords > description > text. */
const FIELD_WEIGHT: Readonly<Record<number, number>> = {
  [FIELD.title]: 10,
  [FIELD.heading]: 5,
  [FIELD.keywords]: 4.5,
  [FIELD.description]: 3,
  [FIELD.url]: 2.5,
  [FIELD.text]: 1,
};

/** In a row the code or field that it is about counts more than a heading, its name less. */
const ROW_WEIGHT = { subject: 5.5, name: 3.5 } as const;

export interface Evidence {
  /** Per page: the title alone. */
  readonly title: Float32Array;
  /** Per page: sum over the fields of the page as a whole. */
  readonly page: Float32Array;
  /** Per page: what speaks for its top as the place to go to; keywords and address lead to the page, not to its top. */
  readonly top: Float32Array;
  /** Per place: heading, text and row; and per page the strongest of its places. */
  readonly section: Float32Array;
  readonly bestSection: Float32Array;
}

/** Share of a field that readers do not see in the choice of a place. */
const UNSEEN = 0.5;

/** Words of a section at which one mention counts in full; longer texts mention everything. */
const TYPICAL_LENGTH = 80;

/** @returns the evidence of one slot */
export function gatherEvidence(index: SearchIndex, candidates: Candidates): Evidence {
  const fields = new Map<number, Float32Array>();
  const field = (code: number, size: number) => {
    const known = fields.get(code) ?? new Float32Array(size);
    fields.set(code, known);
    return known;
  };
  for (const [term, quality] of candidates.terms) {
    for (const posting of postingsOf(index.head, term)) {
      const code = posting % HEAD_FIELDS;
      const section = Math.floor(posting / HEAD_FIELDS);
      const isHeading = code === FIELD.heading;
      const at = isHeading ? section : (index.sections[section]?.page ?? 0);
      const weight =
        quality * (isHeading ? headingWeight(index.sections[section]?.s ?? '') : (FIELD_WEIGHT[code] ?? 0));
      raise(field(code, isHeading ? index.sections.length : index.pages.length), at, weight);
    }
    if (index.body === undefined) continue;
    for (const posting of postingsOf(index.body.postings, term)) {
      const section = Math.floor(posting / MAX_COUNT);
      const weight =
        section >= index.body.firstRow
          ? ROW_WEIGHT[posting % MAX_COUNT === SUBJECT ? 'subject' : 'name']
          : textWeight(posting % MAX_COUNT, index.body.lengths[section] ?? 0);
      raise(field(FIELD.text, index.sections.length), section, quality * weight);
    }
  }
  return sum(index, fields);
}

/** A heading that is the word counts in full, one of ten words two thirds. */
function headingWeight(title: string): number {
  const words = title.split(' ').length;
  return (FIELD_WEIGHT[FIELD.heading] ?? 0) / (1 + (words - 1) / 20);
}

function textWeight(countBeyondOne: number, length: number): number {
  const dilution = Math.sqrt(TYPICAL_LENGTH / Math.max(TYPICAL_LENGTH, length));
  return (FIELD_WEIGHT[FIELD.text] ?? 0) * (1 + Math.log(1 + countBeyondOne)) * dilution;
}

function sum(index: SearchIndex, fields: ReadonlyMap<number, Float32Array>): Evidence {
  const page = new Float32Array(index.pages.length);
  const top = new Float32Array(index.pages.length);
  const bestSection = new Float32Array(index.pages.length);
  const section = new Float32Array(index.sections.length);
  for (const [code, values] of fields) {
    const isOfSection = code === FIELD.heading || code === FIELD.text;
    values.forEach((weight, i) => {
      if (weight === 0) return;
      if (isOfSection) section[i] = (section[i] ?? 0) + weight;
      else {
        page[i] = (page[i] ?? 0) + weight;
        raise(top, i, code === FIELD.keywords || code === FIELD.url ? weight * UNSEEN : weight);
      }
    });
  }
  section.forEach((weight, i) => {
    if (weight > 0) raise(bestSection, index.sections[i]?.page ?? 0, weight);
  });
  const title = fields.get(FIELD.title) ?? new Float32Array(index.pages.length);
  return { title, page, top, section, bestSection };
}

function raise(values: Float32Array, at: number, weight: number): void {
  if (weight > (values[at] ?? 0)) values[at] = weight;
}
