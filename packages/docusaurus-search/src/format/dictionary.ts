/**
 * Word forms and their terms. A term is what has one stem (`refund`, `refunds`); forms are kept because a beginning typed
 * (`tokeni`) and a misspelling (`transction`) are near to a form, not to its stem.
 */
import { letterMask } from '../engine/fuzzy';
import { decodeWords, encodeWords } from './front-coding';
import type { PackedDictionary } from './format';
import { decodeColumn, encodeColumn } from './number-column';

export interface Dictionary {
  /** Sorted by code unit. */
  readonly forms: readonly string[];
  /** Per form its term. */
  readonly terms: Uint32Array;
  /** Per form the mask of its letters, for the search of near forms. */
  readonly masks: Int32Array;
}

/** A form with its stem. */
export interface FormEntry {
  readonly form: string;
  readonly stem: string;
}

/**
 * Numbers the stems of sorted forms in order of appearance.
 * @param entries sorted by form
 * @returns the form that travels, and the terms by stem
 */
export function packDictionary(entries: readonly FormEntry[]): {
  dictionary: PackedDictionary;
  termOfStem: Map<string, number>;
} {
  const termOfStem = new Map<string, number>();
  const terms: number[] = [];
  const cuts: number[] = [];
  const stems: string[] = [];
  for (const { form, stem } of entries) {
    const term = termOfStem.get(stem);
    if (term !== undefined) {
      terms.push(termOfStem.size - term);
      continue;
    }
    termOfStem.set(stem, termOfStem.size);
    terms.push(0);
    const isBeginning = form.startsWith(stem);
    cuts.push(form.length - (isBeginning ? stem.length : 0));
    if (!isBeginning) stems.push(stem);
  }
  return {
    dictionary: {
      forms: encodeWords(entries.map(({ form }) => form)),
      terms: encodeColumn(terms),
      cuts: encodeColumn(cuts),
      stems: stems.join('\n'),
    },
    termOfStem,
  };
}

/** @returns the form that is searched, and the stem of each term */
export function unpackDictionary(packed: PackedDictionary): { dictionary: Dictionary; stems: string[] } {
  const forms = decodeWords(packed.forms);
  const terms = decodeColumn(packed.terms);
  const cuts = decodeColumn(packed.cuts);
  const respelt = packed.stems.split('\n').values();
  const stems: string[] = [];
  forms.forEach((form, i) => {
    const back = terms[i] ?? 0;
    terms[i] = stems.length - back;
    if (back !== 0) return;
    const length = form.length - (cuts[stems.length] ?? 0);
    stems.push(length === 0 ? (respelt.next().value ?? form) : form.slice(0, length));
  });
  return { dictionary: dictionaryOf(forms, terms), stems };
}

/** @returns the forms with what the search of near forms needs of them */
export function dictionaryOf(forms: readonly string[], terms: Uint32Array): Dictionary {
  return { forms, terms, masks: Int32Array.from(forms, letterMask) };
}

/** @returns the position of the first form that is not before the key */
export function lowerBound(forms: readonly string[], key: string): number {
  let low = 0;
  let high = forms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((forms[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @returns the number of the shard that a form falls into. @param starts the first form of each shard, sorted */
export function shardOf(starts: readonly string[], form: string): number {
  const next = lowerBound(starts, form);
  return starts[next] === form ? next : Math.max(0, next - 1);
}
