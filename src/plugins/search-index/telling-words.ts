/** In: a phrase of a reader. Out: it without words of asking and words that say nothing, as a query is understood. */
import type { MinorWords } from '../../search/minor-words';
import { isStopWord } from '../../search/tokens';
import { splitWords, type Word } from '../../search/words';

/** @returns the words that say something */
export function tellingWords(text: string, { asking }: Pick<MinorWords, 'asking'>): Word[] {
  return splitWords(text).filter(({ key }) => !isStopWord(key) && !asking.has(key));
}

/** @returns the text of these words, with blanks between them */
export function withoutAsking(text: string, minor: Pick<MinorWords, 'asking'>): string {
  return tellingWords(text, minor)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}
