/**
 * In: what was typed. Out: the same, with words that the index does not know put into the other keyboard layout or the other script,
 * where the index knows the result. Words that it knows stay as they are.
 */
import { candidatesOf, manifestTerm, termOf } from './candidates';
import { lowerBound } from '../format/dictionary';
import { FIELD } from '../format/format';
import type { SearchIndex } from '../format/search-index';
import {
  inOtherLayout,
  inRussianLetters,
  soundsOfEnglish,
  soundsOfRussian,
  soundsOfTransliterated,
} from './keyboard';
import { distance } from './fuzzy';
import { stem } from './tokens';
import { splitWords } from './words';

/** Letters from which on the beginning of a word counts as the word, in the other layout. */
const SHORTEST_BEGINNING = 4;
/** Letters of an ending that the stem of a Russian word may lack. */
const LONGEST_ENDING = 4;
const SHORTEST_SOUND = 4;
/** From so many letters of ending on, the same sounds may be chance: `failiure` is not the Russian word for a file. */
const LONG_CUT = 2;
/** Quality of a misspelling of about one letter (candidates.ts). */
const NEARLY_RIGHT = 0.62;
/** So many words that the index knows for each one that only sounds Russian: then it is a word of their language. */
const MANY_KNOWN = 3;

/** @returns the text as it was meant */
export function correctLayout(index: SearchIndex, text: string): string {
  const readings = withoutChance(
    Array.from(text.matchAll(/\S+/g), ({ 0: token, index: start }) => {
      const isLast = start + token.length === text.length;
      return { token, start, ...readingOf(index, token, isLast) };
    }),
  );
  const ways = new Set(readings.map(({ way }) => way));
  // Who wrote one word in the wrong layout or in other letters wrote all of them so, also those that the index does not know.
  const others = { layout: inOtherLayout, letters: inRussianLetters };
  const like = ways.has('layout') ? others.layout : ways.has('letters') ? others.letters : undefined;
  return readings.reduceRight((result, { token, start, way, meant }) => {
    const asOthers = like !== undefined && way === 'begun' ? readingOf(index, token, false).meant : undefined;
    const reading = meant ?? asOthers ?? (way === 'unknown' ? like?.(token) : undefined) ?? token;
    return result.slice(0, start) + reading + result.slice(start + token.length);
  }, text);
}

/**
 * How a word was understood: as it stands, as the beginning of a word, as typed in the other layout, as Russian in Latin letters, as a
 * name in Russian letters, or not at all.
 */
type Way = 'known' | 'begun' | 'layout' | 'letters' | 'name' | 'unknown';

interface Reading {
  readonly way: Way;
  readonly meant?: string;
}

interface Token extends Reading {
  readonly token: string;
  readonly start: number;
}

/** The Spanish `tengo` sounds like a Russian currency. Among words that the index knows, a word in Latin letters is not Russian. */
function withoutChance(tokens: readonly Token[]): readonly Token[] {
  const count = (wanted: Way) => tokens.filter(({ way }) => way === wanted).length;
  if (count('known') < MANY_KNOWN * count('letters')) return tokens;
  return tokens.map((token) =>
    token.way === 'letters' ? { token: token.token, start: token.start, way: 'unknown' } : token,
  );
}

function readingOf(index: SearchIndex, token: string, isLast: boolean): Reading {
  if (isKnown(index, token)) return { way: 'known' };
  if (isLast && begins(index, token)) return { way: 'begun' };
  const other = inOtherLayout(token);
  if (other !== undefined && (isKnown(index, other) || (isLast && begins(index, other))))
    return { way: 'layout', meant: other };
  const meant = inOtherScript(index, token);
  if (meant === undefined) return { way: 'unknown' };
  return { way: /[а-я]/.test(meant) ? 'letters' : 'name', meant };
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

interface Sounds {
  readonly russian: ReadonlyMap<string, string>;
  readonly russianStems: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
}

const soundsOf = new WeakMap<SearchIndex, Sounds>();

/** The words of the manifest by their sounds, made when the first word of a session needs them. */
function soundsIn(index: SearchIndex): Sounds {
  const known = soundsOf.get(index);
  if (known !== undefined) return known;
  const russian = new Map<string, string>();
  const russianStems = new Map<string, string>();
  const english = new Map<string, string>();
  index.dictionary.forms.forEach((form, i) => {
    if (/^[а-я]{3,}$/.test(form)) {
      russian.set(soundsOfRussian(form), form);
      russianStems.set(soundsOfRussian(stem(form)), form);
    } else if (/^[a-z]{4,}$/.test(form) && isProminent(index, index.dictionary.terms[i] ?? 0)) {
      english.set(soundsOfEnglish(form), form);
    }
  });
  const sounds = { russian, russianStems, english };
  soundsOf.set(index, sounds);
  return sounds;
}

function isProminent(index: SearchIndex, term: number): boolean {
  return (index.bestField[term] ?? FIELD.text) <= FIELD.url;
}

function inOtherScript(index: SearchIndex, token: string): string | undefined {
  const word = token.toLowerCase().replace(/[.,!?;:]+$/, '');
  if (/^[a-z'’`]{3,}$/.test(word)) return russianOf(index, word);
  if (/^[а-яё]{4,}$/.test(word)) return englishOf(index, word);
  return undefined;
}

function russianOf(index: SearchIndex, word: string): string | undefined {
  const { russian, russianStems } = soundsIn(index);
  const sounds = soundsOfTransliterated(word);
  const whole = russian.get(sounds);
  if (whole !== undefined) return whole;
  for (let cut = 0; cut <= LONGEST_ENDING && sounds.length - cut >= SHORTEST_SOUND; cut += 1) {
    const found = russianStems.get(sounds.slice(0, sounds.length - cut));
    if (found !== undefined) return cut >= LONG_CUT && isNearlyKnown(index, word) ? undefined : found;
  }
  return undefined;
}

/** Whether a word of the index is only about one letter away. */
function isNearlyKnown(index: SearchIndex, word: string): boolean {
  return [...candidatesOf(index, word, false).terms.values()].some((quality) => quality >= NEARLY_RIGHT);
}

/** A name in Russian letters (`тонкипер`), where no Russian word is near. */
function englishOf(index: SearchIndex, word: string): string | undefined {
  if (manifestTerm(index, word) !== undefined) return undefined;
  const { english } = soundsIn(index);
  const sounds = soundsOfRussian(word);
  const whole = english.get(sounds);
  if (whole !== undefined || sounds.length < SHORTEST_SOUND + 1) return whole;
  return [...english].find(([other]) => distance(sounds, other, 1) <= 1)?.[1];
}
