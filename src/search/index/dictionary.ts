/**
 * Word forms and their terms. A term is what has one stem (`refund`, `refunds`); forms are kept because a beginning typed
 * (`tokeni`) and a misspelling (`transction`) are near to a form, not to its stem.
 */
import { letterMask, withoutDoubles } from '../fuzzy';
import { decodeWords, encodeWords } from './front-coding';
import type { PackedDictionary } from './format';

export interface Dictionary {
  /** Sorted by code unit. */
  readonly forms: readonly string[];
  /** Per form its term. */
  readonly terms: Uint32Array;
  /** Per new term its stem. The first one is term number `firstTerm`. */
  readonly stems: readonly string[];
  readonly firstTerm: number;
  /** Per new term the number of pages that contain it. */
  readonly pages: readonly number[];
  /** Per form, for `nearForms`: the form with doubled letters written once, and the mask of its letters. */
  readonly undoubled: readonly string[];
  readonly masks: Int32Array;
}

/** A form with its stem, and whether that stem has a number already. */
export interface FormEntry {
  readonly form: string;
  readonly stem: string;
}

/**
 * Numbers the stems of sorted forms in order of appearance.
 * @param entries sorted by form
 * @param known terms of an earlier dictionary by stem; new ones are added to it
 * @param pagesWith number of pages with a stem
 * @returns the form that travels
 */
export function packDictionary(
  entries: readonly FormEntry[],
  known: Map<string, number>,
  pagesWith: (stem: string) => number,
): PackedDictionary {
  const terms: number[] = [];
  const stems: (number | string)[] = [];
  const pages: number[] = [];
  for (const { form, stem } of entries) {
    const term = known.get(stem);
    if (term !== undefined) {
      terms.push(known.size - term);
      continue;
    }
    known.set(stem, known.size);
    terms.push(0);
    stems.push(form.startsWith(stem) ? stem.length : stem);
    pages.push(pagesWith(stem));
  }
  return { forms: encodeWords(entries.map(({ form }) => form)), terms, stems, pages };
}

/**
 * @param packed the form that travels
 * @param firstTerm number of terms in the dictionaries before it
 * @returns the form that is searched
 */
export function unpackDictionary(packed: PackedDictionary, firstTerm: number): Dictionary {
  const forms = decodeWords(packed.forms);
  const terms = new Uint32Array(forms.length);
  const stems: string[] = [];
  forms.forEach((form, i) => {
    const back = packed.terms[i] ?? 0;
    terms[i] = firstTerm + stems.length - back;
    if (back !== 0) return;
    const stem = packed.stems[stems.length] ?? form;
    stems.push(typeof stem === 'number' ? form.slice(0, stem) : stem);
  });
  const masks = Int32Array.from(forms, letterMask);
  return { forms, terms, stems, firstTerm, pages: packed.pages, undoubled: forms.map(withoutDoubles), masks };
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
