/**
 * In: the meanings of one slot. Out: what speaks for each page and each place: how strongly the slot stands in each field. Several
 * meanings in one field count once, by the best of them; a phrase counts where all of its terms stand.
 */
import type { Alternative } from './concepts';
import { FIELD, FIELDS, TEXT_LEVELS } from './index/format';
import { postingsOfTerm, type SearchIndex } from './index/search-index';

/** Per place and field the quality of the best meaning, FIELD.text scaled by its level. A plain array: there are thousands, all short. */
export type FieldStrengths = number[];

/** Fields as they are weighed: all levels of text are one field. */
const STRENGTHS = FIELD.text + 1;

/** What a slot says of the places: per place with any evidence its strengths, by field. */
export type Evidence = ReadonlyMap<number, FieldStrengths>;

/** @returns the evidence of one slot */
export function gatherEvidence(index: SearchIndex, alternatives: readonly Alternative[]): Evidence {
  const evidence = new Map<number, FieldStrengths>();
  for (const { terms, quality } of alternatives) {
    for (const [place, strengths] of placesOf(index, terms)) {
      const best = evidence.get(place);
      if (best === undefined) {
        // Nobody else has these strengths: they were made for this alternative.
        for (let field = 0; field < STRENGTHS; field += 1)
          strengths[field] = (strengths[field] ?? 0) * quality;
        evidence.set(place, strengths);
        continue;
      }
      for (let field = 0; field < STRENGTHS; field += 1) {
        const strength = (strengths[field] ?? 0) * quality;
        if (strength > (best[field] ?? 0)) best[field] = strength;
      }
    }
  }
  return evidence;
}

function placesOf(index: SearchIndex, terms: readonly number[]): Map<number, FieldStrengths> {
  const [first = 0, ...rest] = terms;
  let places = placesOfTerm(index, first);
  for (const term of rest) {
    const others = placesOfTerm(index, term);
    const common = new Map<number, FieldStrengths>();
    for (const [place, strengths] of places) {
      const other = others.get(place);
      if (other)
        common.set(
          place,
          strengths.map((strength, field) => Math.min(strength, other[field] ?? 0)),
        );
    }
    places = common;
  }
  return places;
}

function placesOfTerm(index: SearchIndex, term: number): Map<number, FieldStrengths> {
  const places = new Map<number, FieldStrengths>();
  for (const posting of postingsOfTerm(index, term)) {
    const place = Math.floor(posting / FIELDS);
    const code = posting % FIELDS;
    const field = Math.min(code, FIELD.text);
    const strength = code < FIELD.text ? 1 : (code - FIELD.text + 1) / TEXT_LEVELS;
    raise(places, place, field, strength);
    const older = field >= FIELD.subject ? index.sharedWith.get(place) : undefined;
    if (older !== undefined) raise(places, older, field, strength);
  }
  return places;
}

function raise(places: Map<number, FieldStrengths>, place: number, field: number, strength: number): void {
  let strengths = places.get(place);
  if (strengths === undefined) {
    strengths = new Array<number>(STRENGTHS).fill(0);
    places.set(place, strengths);
  }
  if (strength > (strengths[field] ?? 0)) strengths[field] = strength;
}
