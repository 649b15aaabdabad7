/** In: facts of `data/`, loaded and checked. Out: the same with the words that hold for the offer: `:only[words]{v1}` and what is between. */
import { mapStrings } from '../model/json';
import { keepOfferedWords } from './condition';
import type { Offer } from './offer';

/**
 * @param value plain data, with maps and lists
 * @param offer what is left out
 * @returns a copy of the same shape
 * @throws WriterError for a condition that names what does not exist
 */
export const withOfferedWords = <Value>(value: Value, offer: Offer): Value =>
  mapStrings(value, (text) => keepOfferedWords(text, offer));
