/** In: facts of `data/`, loaded and checked. Out: the same with the words that hold for the offer: `:only[words]{v1}` and what is between. */
import { keepOfferedWords } from './condition';
import type { Offer } from './offer';

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value instanceof Map)
    return new Map([...value].map(([key, item]: [unknown, unknown]) => [key, mapTexts(item, change)]));
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/**
 * @param value plain data, with maps and lists
 * @param offer what is left out
 * @returns a copy of the same shape
 * @throws WriterError for a condition that names what does not exist
 */
export const withOfferedWords = <Value>(value: Value, offer: Offer): Value =>
  // Texts alone change, so the shape stays.
  mapTexts(value, (text) => keepOfferedWords(text, offer)) as Value;
