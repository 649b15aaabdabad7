/**
 * In: what was typed. Out: the same, with words that the index does not know put into the other keyboard layout, or a name in Russian letters
 * into its own, where the index knows the result. Words that it knows stay as they are.
 */
import { manifestTerm, termOf } from './candidates';
import { lowerBound } from '../format/dictionary';
import { FIELD } from '../format/format';
import type { SearchIndex } from '../format/search-index';
import { inOtherLayout, soundsOfEnglish, soundsOfRussian } from './keyboard';
import { distance } from './fuzzy';
import { splitWords } from './words';

/** Letters from which on the beginning of a word counts as the word, in the other layout. */
const SHORTEST_BEGINNING = 4;
/** Sounds from which on one of them may differ. */
const SHORTEST_MISHEARD = 5;

/** How a word was understood: as it stands, as the beginning of a word, as typed in the other layout, as a name, or not at all. */
type Way = 'known' | 'begun' | 'layout' | 'name' | 'unknown';

/** @returns the text as it was meant */
export function correctLayout(index: SearchIndex, text: string): string {
  const readings = Array.from(text.matchAll(/\S+/g), ({ 0: token, index: start }) => {
    const isLast = start + token.length === text.length;
    return { token, start, ...readingOf(index, token, isLast) };
  });
  // Who wrote one word in the wrong layout wrote all of them so, also those that the index does not know.
  const hasOther = readings.some(({ way }) => way === 'layout');
  return readings.reduceRight((result, { token, start, way, meant }) => {
    const isLikeOthers = hasOther && (way === 'begun' || way === 'unknown');
    const reading = meant ?? (isLikeOthers ? inOtherLayout(token) : undefined) ?? token;
    return result.slice(0, start) + reading + result.slice(start + token.length);
  }, text);
}

function readingOf(
  index: SearchIndex,
  token: string,
  isLast: boolean,
): { readonly way: Way; readonly meant?: string } {
  if (isKnown(index, token)) return { way: 'known' };
  if (isLast && begins(index, token)) return { way: 'begun' };
  const other = inOtherLayout(token);
  if (other !== undefined && (isKnown(index, other) || (isLast && begins(index, other))))
    return { way: 'layout', meant: other };
  const name = nameOf(index, token.toLowerCase().replace(/[.,!?;:]+$/, ''));
  return name === undefined ? { way: 'unknown' } : { way: 'name', meant: name };
}

function isKnown(index: SearchIndex, token: string): boolean {
  const words = splitWords(token);
  return words.length > 0 && words.every(({ key, parts }) => isWord(index, key) || parts.length > 0);
}

function isWord(index: SearchIndex, key: string): boolean {
  return !/\p{L}/u.test(key) || termOf(index, key) !== undefined;
}

function begins(index: SearchIndex, token: string): boolean {
  const [word] = splitWords(token);
  if (word === undefined || word.key.length < SHORTEST_BEGINNING) return false;
  const { forms } = index.dictionary;
  return forms[lowerBound(forms, word.key)]?.startsWith(word.key) ?? false;
}

const soundsOf = new WeakMap<SearchIndex, ReadonlyMap<string, string>>();

/** The names in titles and addresses by their sounds, made when the first word of a session needs them. */
function soundsIn(index: SearchIndex): ReadonlyMap<string, string> {
  const known = soundsOf.get(index);
  if (known !== undefined) return known;
  const { forms, terms } = index.dictionary;
  const isName = (form: string, i: number): boolean =>
    /^[a-z]{4,}$/.test(form) && (index.bestField[terms[i] ?? 0] ?? FIELD.text) <= FIELD.url;
  const sounds = new Map(forms.filter(isName).map((form) => [soundsOfEnglish(form), form]));
  soundsOf.set(index, sounds);
  return sounds;
}

/** A name in Russian letters (`тонкипер`), where no Russian word is near. */
function nameOf(index: SearchIndex, word: string): string | undefined {
  if (!/^[а-яё]{4,}$/.test(word) || manifestTerm(index, word) !== undefined) return undefined;
  const names = soundsIn(index);
  const sounds = soundsOfRussian(word);
  const whole = names.get(sounds);
  if (whole !== undefined || sounds.length < SHORTEST_MISHEARD) return whole;
  return [...names].find(([other]) => distance(sounds, other, 1) <= 1)?.[1];
}
