/**
 * In: the meanings of one slot. Out: what speaks for each place: how strongly the slot stands in each field. Several meanings in one
 * field count once, by the best of them; a phrase counts where all of its terms stand. Flat arrays: a common word stands in thousands of
 * places, and every letter that the reader types asks anew.
 */
import type { Alternative } from './concepts';
import { FIELD, FIELDS, TEXT_LEVELS } from './index/format';
import { postingsOfTerm, type SearchIndex } from './index/search-index';

/** Fields as they are weighed: all levels of text are one field. */
export const STRENGTHS = FIELD.text + 1;

/** What a slot says of the places. */
export interface Evidence {
  /** Places with any evidence, each once, in no order. */
  readonly places: readonly number[];
  /** Per such place STRENGTHS numbers between 0 and 1, one for each field. */
  readonly strengths: readonly number[];
}

/** @returns the evidence of one slot */
export function gatherEvidence(index: SearchIndex, alternatives: readonly Alternative[]): Evidence {
  const phrases = alternatives
    .filter(({ terms }) => terms.length > 1)
    .map(({ terms, quality }) => ({ quality, common: commonEvidence(index, terms) }));
  const evidence = new Gathered(index.placeCount);
  for (const { terms, quality } of alternatives) {
    if (terms.length === 1) addTerm(index, evidence, terms[0] ?? 0, quality);
  }
  for (const { quality, common } of phrases) {
    for (const [place, strengths] of common)
      strengths.forEach((strength, field) => evidence.raise(place, field, quality * strength));
  }
  return evidence.done();
}

/** The places where all terms stand, per field with the weakest of them. The rarest term leads: the others are gathered only where it stands. */
function commonEvidence(index: SearchIndex, terms: readonly number[]): Map<number, readonly number[]> {
  const countOf = (term: number) => postingsOfTerm(index, term).length;
  let common: Map<number, readonly number[]> | undefined;
  for (const term of [...terms].sort((a, b) => countOf(a) - countOf(b))) {
    const before = common;
    const own = new Gathered(index.placeCount, before);
    addTerm(index, own, term, 1);
    const { places, strengths } = own.done();
    common = new Map(
      places.map((place, i) => {
        const ofPlace = strengths.slice(i * STRENGTHS, (i + 1) * STRENGTHS);
        return [place, before?.get(place)?.map((of, field) => Math.min(of, ofPlace[field] ?? 0)) ?? ofPlace];
      }),
    );
  }
  return common ?? new Map<number, readonly number[]>();
}

function addTerm(index: SearchIndex, to: Gathered, term: number, quality: number): void {
  for (const posting of postingsOfTerm(index, term)) {
    const place = Math.floor(posting / FIELDS);
    const code = posting % FIELDS;
    const field = code < STRENGTHS ? code : STRENGTHS - 1;
    const strength = code < STRENGTHS - 1 ? quality : (quality * (code - STRENGTHS + 2)) / TEXT_LEVELS;
    to.raise(place, field, strength);
    if (field < FIELD.subject) continue;
    const older = index.sharedWith.get(place);
    if (older !== undefined) to.raise(older, field, strength);
  }
}

/** Per place one more than where its evidence begins, 0 without any. One gathering at a time uses it, and leaves it zero. */
let positions = new Uint32Array();

class Gathered {
  private readonly places: number[] = [];
  private readonly strengths: number[] = [];

  /** @param only places that may be raised; all of them unless said */
  constructor(
    placeCount: number,
    private readonly only?: ReadonlyMap<number, unknown>,
  ) {
    if (positions.length < placeCount) positions = new Uint32Array(placeCount);
  }

  raise(place: number, field: number, strength: number): void {
    let position = positions[place] ?? 0;
    if (position === 0) {
      if (this.only?.has(place) === false) return;
      this.places.push(place);
      position = this.strengths.length + 1;
      positions[place] = position;
      for (let i = 0; i < STRENGTHS; i += 1) this.strengths.push(0);
    }
    const at = position - 1 + field;
    if (strength > (this.strengths[at] ?? 0)) this.strengths[at] = strength;
  }

  /** @returns what was gathered; nothing can be added after it */
  done(): Evidence {
    for (const place of this.places) positions[place] = 0;
    return { places: this.places, strengths: this.strengths };
  }
}
