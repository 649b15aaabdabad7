/** Words of titles that a reader may have meant by a query which found nothing. */
import { distance, leastDistance } from './fuzzy';
import { FIELD } from '../format/format';
import type { SearchIndex } from '../format/search-index';
import { splitWords } from './words';

const MAX_WORDS = 3;
/** Share of a word's letters that may differ: more than a misspelling, less than another word. */
const MOST_DIFFERENT = 0.5;
const SHORTEST = 4;

/** @returns the nearest words of titles and keywords, nearest first; none where nothing is like the query */
export function nearWords(index: SearchIndex, text: string): string[] {
  const found = new Map<string, number>();
  const { forms, terms, masks } = index.dictionary;
  for (const { key } of splitWords(text)) {
    const limit = Math.floor(key.length * MOST_DIFFERENT);
    forms.forEach((form, i) => {
      const bestField = index.bestField[terms[i] ?? 0] ?? FIELD.text;
      if (bestField > FIELD.words || form.length < SHORTEST) return;
      if (leastDistance(key, masks[i] ?? 0) > limit) return;
      const apart = distance(key, form, limit);
      if (apart <= limit) found.set(form, Math.min(apart, found.get(form) ?? Infinity));
    });
  }
  return [...found]
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(([form]) => form);
}
