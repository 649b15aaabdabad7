/**
 * In: the meanings of one clause. Out: what speaks for each place: how strongly the clause stands in each field. Several meanings in one
 * field count once, by the best of them; a phrase counts where all of its terms stand. Flat arrays: a common word stands in thousands of
 * anchors, and every letter that the reader types asks anew.
 */
import type { Expansion } from './expansions';
import { FIELD, FIELDS } from '../format/format';
import { postingsOfTerm, type SearchIndex } from '../format/search-index';

/** What a clause says of the anchors. */
export interface FieldScores {
  /** Places with any scores, each once, in no order. */
  readonly anchors: readonly number[];
  /** Per such place FIELDS numbers between 0 and 1, one for each field. */
  readonly scores: readonly number[];
}

/** @returns the scores of one clause */
export function scoreFields(index: SearchIndex, expansions: readonly Expansion[]): FieldScores {
  const phrases = expansions
    .filter(({ terms }) => terms.length > 1)
    .map(({ terms, quality }) => ({ quality, common: commonScores(index, terms) }));
  const gathered = new Gathered(index.anchorCount);
  for (const { terms, quality } of expansions) {
    if (terms.length === 1) addTerm(index, gathered, terms[0] ?? 0, quality);
  }
  for (const { quality, common } of phrases) {
    for (const [anchor, scores] of common)
      scores.forEach((score, field) => gathered.raise(anchor, field, quality * score));
  }
  return gathered.done();
}

/** The anchors where all terms stand, per field with the weakest of them. The rarest term leads: the others are gathered only where it stands. */
function commonScores(index: SearchIndex, terms: readonly number[]): Map<number, readonly number[]> {
  const countOf = (term: number) => postingsOfTerm(index, term).length;
  let common: Map<number, readonly number[]> | undefined;
  for (const term of [...terms].sort((a, b) => countOf(a) - countOf(b))) {
    const before = common;
    const own = new Gathered(index.anchorCount, before);
    addTerm(index, own, term, 1);
    const { anchors, scores } = own.done();
    common = new Map(
      anchors.map((anchor, i) => {
        const ofPlace = scores.slice(i * FIELDS, (i + 1) * FIELDS);
        return [
          anchor,
          before?.get(anchor)?.map((of, field) => Math.min(of, ofPlace[field] ?? 0)) ?? ofPlace,
        ];
      }),
    );
  }
  return common ?? new Map<number, readonly number[]>();
}

function addTerm(index: SearchIndex, to: Gathered, term: number, quality: number): void {
  for (const posting of postingsOfTerm(index, term)) {
    const anchor = Math.floor(posting / FIELDS);
    const field = posting % FIELDS;
    to.raise(anchor, field, quality);
    if (field < FIELD.subject) continue;
    const older = index.sharedWith.get(anchor);
    if (older !== undefined) to.raise(older, field, quality);
  }
}

/** Per anchor one more than where its scores begins, 0 without any. One gathering at a time uses it, and leaves it zero. */
let positions = new Uint32Array();

class Gathered {
  private readonly anchors: number[] = [];
  private readonly scores: number[] = [];

  /** @param only anchors that may be raised; all of them unless said */
  constructor(
    anchorCount: number,
    private readonly only?: ReadonlyMap<number, unknown>,
  ) {
    if (positions.length < anchorCount) positions = new Uint32Array(anchorCount);
  }

  raise(anchor: number, field: number, score: number): void {
    let position = positions[anchor] ?? 0;
    if (position === 0) {
      if (this.only?.has(anchor) === false) return;
      this.anchors.push(anchor);
      position = this.scores.length + 1;
      positions[anchor] = position;
      for (let i = 0; i < FIELDS; i += 1) this.scores.push(0);
    }
    const at = position - 1 + field;
    if (score > (this.scores[at] ?? 0)) this.scores[at] = score;
  }

  /** @returns what was gathered; nothing can be added after it */
  done(): FieldScores {
    for (const anchor of this.anchors) positions[anchor] = 0;
    return { anchors: this.anchors, scores: this.scores };
  }
}
