/**
 * In: the slots of a query with their evidence. Out: pages by rank, each with the place that matches best. A page is the better
 * the more of the query it holds (rare words count more) and the more prominently; pages that hold only some of the words follow
 * those that hold all.
 */
import { bestPlace, kindsAsked, saturate, type KindsAsked } from './best-place';
import { gatherEvidence, type Evidence } from './evidence';
import { headTerm } from './candidates';
import { FIELD } from './index/format';
import { pagesWith, type SearchIndex } from './index/search-index';
import type { Plan, Slot } from './query';
import { strengthsByPage, type PageStrength } from './page-strength';
import { RANK } from './rank-weights';
import { begins, foldedTitle, piecesInTitle } from './title-words';
import { fold } from './words';
import { wishesFor } from './wishes';

/** One slot with all that the index says about it. */
export interface Matched {
  readonly slot: Slot;
  /** Its share of the query: the slot's weight times the rarity of its best meaning. */
  readonly weight: number;
  readonly evidence: Evidence;
  /** The kinds of sections that it asks for. */
  readonly kinds: KindsAsked;
}

export interface Ranked {
  readonly page: number;
  /** Finds its place that matches best; only of what is shown. */
  readonly place: () => number;
  readonly score: number;
  /** How much of the query the page holds, between 0 and 1. */
  readonly covered: number;
}

/** Meanings of this share of the best quality decide how rare a slot is: a word and its translations. */
const NEARLY_AS_GOOD = 0.75;
/** A word of one page in five or fewer names a page by standing in its title or among what is said of it; so does most of a title. */
const RARE = 1.5;
const MOST_OF_TITLE = 0.7;
/** Typed so, `IN` is India and `TOP` a currency, though they are words, too. */
const CAPITALS = /^[A-Z]{2,3}$/;

/** @returns the slots with their evidence, which the ranges that are here give */
export function match(index: SearchIndex, slots: readonly Slot[]): Matched[] {
  return slots.map((slot) => ({
    slot,
    weight:
      slot.weight *
      rarity(index, slot) *
      (slot.isCertain ? 1 : RANK.guess) *
      (isOnlyInTexts(index, slot) ? RANK.onlyInTexts : 1),
    evidence: gatherEvidence(index, slot.alternatives),
    kinds: kindsAsked(index, slot),
  }));
}

/** Whether a word of letters stands in no title, heading, description, keyword or task, and in no phrase of the thesaurus: a page has it by the way. */
function isOnlyInTexts(index: SearchIndex, { key, standsFor, alternatives }: Slot): boolean {
  return (
    standsFor.length === 0 &&
    /^\p{L}+$/u.test(key) &&
    alternatives.every(({ terms }) => terms.every((term) => !(term in index.prominence)))
  );
}

/** A word of every page says little, a word of one page much, a word of none as much as one of half a page. */
function rarity(index: SearchIndex, { alternatives }: Slot): number {
  const best = Math.max(0, ...alternatives.map(({ quality }) => quality));
  const good = alternatives.filter(({ quality }) => quality >= best * NEARLY_AS_GOOD);
  const counts = good.map(({ terms }) => Math.min(...terms.map((term) => pagesWith(index, term))));
  return Math.min(RANK.rarest, Math.log(1 + index.pages.length / Math.max(0.5, ...counts)));
}

/**
 * @param matched the slots of the query
 * @param isWanted which pages may answer
 * @param query its text, and its last word where that may still grow, or empty
 * @returns pages that hold something of the query, best first; equal ones in the order of the index
 */
export function rank(
  index: SearchIndex,
  matched: readonly Matched[],
  isWanted: (page: number) => boolean,
  { text, unfinished }: Pick<Plan, 'text' | 'unfinished'>,
): Ranked[] {
  const required = matched.filter(({ slot, evidence }) => !slot.isOptional && evidence.places.length > 0);
  const whole = sum(required, ({ weight }) => weight) || 1;
  const bySlot = matched.map(({ evidence }) => strengthsByPage(index, evidence));
  const isInCapitals = CAPITALS.test(text.trim());
  const codes = required.filter(({ slot }) => isInCapitals || isCode(index, slot.key));
  const asksForCode =
    codes.length > 0 &&
    required.every((one) => codes.includes(one) || (codes.some(isNumber) && isNounOfCode(one.slot.key)));
  const isOneWord = required.length === 1;
  const renown = isOneWord ? RANK.renownOfOneWord : RANK.renown;
  const typed = fold(text.trim());
  const wished = wishesFor(index, matched);
  const ranked: Ranked[] = [];
  index.pages.forEach((entry, page) => {
    const strengths = bySlot.map((ofSlot) => ofSlot[page]);
    if (strengths.every((strength) => strength === undefined) || !isWanted(page)) return;
    const score = sum(matched, ({ weight }, i) => {
      const strength = strengths[i];
      return strength === undefined ? 0 : weight * saturate(strength.page + strength.best);
    });
    if (score === 0) return;
    const keys = new Set<string>();
    matched.forEach(({ slot }, i) => {
      if (strengths[i] === undefined) return;
      keys.add(slot.key);
      for (const key of slot.standsFor) keys.add(key);
    });
    const held = sum(required, ({ slot, weight }) => (keys.has(slot.key) ? weight : 0));
    const covered = required.length === 0 ? 1 : Math.min(1, held / whole);
    const inTitle = titleShare(matched, strengths, piecesInTitle(index, page), whole);
    const isNamed =
      inTitle >= MOST_OF_TITLE ||
      matched.some(
        ({ slot, weight }, i) => !slot.isOptional && weight >= RARE && (strengths[i]?.page ?? 0) > 0,
      );
    const onPage = matched.map(({ weight, kinds }, i) => ({ weight, kinds, strength: strengths[i] }));
    const place = bestPlace(index, onPage, entry, isOneWord, () => wished.sharesOf(page));
    const title = foldedTitle(index, page);
    const isTitle = title === typed;
    const isBegun = !isTitle && typed.includes(' ') && title.startsWith(typed);
    ranked.push({
      page,
      // Who types the title wants the page, although a section may hold the same words once more.
      place:
        isTitle || (inTitle === 1 && !asksBesideTitle(matched, strengths)) ? () => entry.top : place.find,
      covered,
      score:
        score *
        covered ** RANK.coveragePower *
        (1 + RANK.titleBonus * inTitle) *
        wished.factorOf(page) *
        (isTitle ? RANK.isTitle : isBegun ? RANK.beginsTitle : 1) *
        (1 + RANK.sectionBonus * place.share) *
        (entry.isParticular && !isNamed ? RANK.particular : 1) *
        // Whether others link to a table says nothing of which one is the home of a code.
        (asksForCode ? 1 : 1 + renown * entry.renown) *
        (unfinished !== '' && begins(index, page, unfinished) ? 1 + RANK.begun : 1) *
        RANK[entry.kind] *
        (entry.kind === 'reference' && isNameOfRow(matched, strengths) ? RANK.homeOfName : 1) *
        (asksForCode &&
        entry.kind === 'reference' &&
        !entry.isParticular &&
        strengths.some((strength) => strength?.subject === 1)
          ? RANK.homeOfCode
          : 1),
    });
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Whether a word that is not in the title asks for a kind of section: no page may have the word itself. */
function asksBesideTitle(
  matched: readonly Matched[],
  strengths: readonly (PageStrength | undefined)[],
): boolean {
  return matched.some(({ kinds }, i) => kinds.size > 0 && (strengths[i]?.title ?? 0) === 0);
}

/** Whether one row has every word of the query in its name, two of them or more: the wording of an error, typed or pasted. */
function isNameOfRow(matched: readonly Matched[], strengths: readonly (PageStrength | undefined)[]): boolean {
  const words = matched.flatMap(({ slot }, i) =>
    slot.isOptional || slot.standsFor.length > 0 ? [] : [strengths[i]?.inRows ?? []],
  );
  const [first = [], ...rest] = words;
  return rest.length > 0 && first.some((place) => rest.every((places) => places.includes(place)));
}

/** Digits or a few letters, unless a page is named so: UAH, 980 and US-DC are codes, Pix is a name. */
function isCode(index: SearchIndex, key: string): boolean {
  const isNamed = index.prominence[headTerm(index, key) ?? -1] === FIELD.title;
  return /^(\p{N}+|[a-z]{2,4}|[a-z]{2}-[a-z\d]{1,3})$/u.test(key) && !isNamed;
}

function isNumber({ slot }: Matched): boolean {
  return /^\p{N}+$/u.test(slot.key);
}

/** `error 203` asks for the same as `203`. */
function isNounOfCode(key: string): boolean {
  return /^(error|code|status|reason|http|ошибк.|код.?|статус.?|причин.|erro|codigo|estado|motivo)$/.test(
    key,
  );
}

/**
 * How much of the query the title holds, times how much of the title the query holds.
 * @param words number of words of the title
 */
function titleShare(
  matched: readonly Matched[],
  strengths: readonly (PageStrength | undefined)[],
  words: number,
  whole: number,
): number {
  const inTitle = matched.filter(({ slot }, i) => !slot.isOptional && (strengths[i]?.title ?? 0) > 0);
  if (inTitle.length === 0) return 0;
  const held = new Set(
    inTitle.flatMap(({ slot }) => (slot.standsFor.length > 0 ? slot.standsFor : [slot.key])),
  );
  const ofQuery = Math.min(1, sum(inTitle, ({ weight }) => weight) / whole);
  return ofQuery * Math.min(1, held.size / Math.max(1, words));
}

function sum<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  let total = 0;
  for (let i = 0; i < items.length; i += 1) total += value(items[i] as T, i);
  return total;
}
