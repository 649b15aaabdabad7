/**
 * In: the slots of a query with their evidence. Out: pages by rank, each with the place that matches best. A page is the better
 * the more of the query it holds (rare words count more) and the more prominently; pages that hold only some of the words follow
 * those that hold all.
 */
import { gatherEvidence, type Evidence, type FieldStrengths } from './evidence';
import { headTerm } from './candidates';
import { FIELD } from './index/format';
import { pagesWith, type SearchIndex } from './index/search-index';
import type { Slot } from './query';
import { RANK } from './rank-weights';
import { begins, wordsOf } from './title-words';

/** One slot with all that the index says about it. */
export interface Matched {
  readonly slot: Slot;
  /** Its share of the query: the slot's weight times the rarity of its best meaning. */
  readonly weight: number;
  readonly evidence: Evidence;
}

export interface Ranked {
  readonly page: number;
  readonly place: number;
  readonly score: number;
  /** How much of the query the page holds, between 0 and 1. */
  readonly covered: number;
}

/** Meanings of this share of the best quality decide how rare a slot is: a word and its translations. */
const NEARLY_AS_GOOD = 0.75;
/** A word of one page in five or fewer names a page by standing in its title or among what is said of it; so does most of a title. */
const RARE = 1.5;
const MOST_OF_TITLE = 0.7;

/** @returns the slots with their evidence, which the ranges that are here give */
export function match(index: SearchIndex, slots: readonly Slot[]): Matched[] {
  return slots.map((slot) => ({
    slot,
    weight: slot.weight * rarity(index, slot) * (slot.isCertain ? 1 : RANK.guess),
    evidence: gatherEvidence(index, slot.alternatives),
  }));
}

/** A word of every page says little, a word of one page much, a word of none as much as one of half a page. */
function rarity(index: SearchIndex, { alternatives }: Slot): number {
  const best = Math.max(0, ...alternatives.map(({ quality }) => quality));
  const good = alternatives.filter(({ quality }) => quality >= best * NEARLY_AS_GOOD);
  const counts = good.map(({ terms }) => Math.min(...terms.map((term) => pagesWith(index, term))));
  return Math.log(1 + index.pages.length / Math.max(0.5, ...counts));
}

/** What one slot says of one page. */
interface PageStrength {
  title: number;
  /** All fields of the page as a whole. */
  page: number;
  /** The same as far as it speaks for the top as the place to go to. */
  top: number;
  /** The strongest of its places. */
  best: number;
  /** 1 where a row is about exactly this. */
  subject: number;
  /** Per place with evidence of its own. */
  readonly places: Map<number, number>;
}

/**
 * @param matched the slots of the query
 * @param isWanted which pages may answer
 * @param unfinished the last word of the query where it may still grow, or empty
 * @returns pages that hold something of the query, best first; equal ones in the order of the index
 */
export function rank(
  index: SearchIndex,
  matched: readonly Matched[],
  isWanted: (page: number) => boolean,
  unfinished = '',
): Ranked[] {
  const required = matched.filter(({ slot, evidence }) => !slot.isOptional && evidence.size > 0);
  const whole = sum(required, ({ weight }) => weight) || 1;
  const bySlot = matched.map(({ evidence }) => strengthsByPage(index, evidence));
  const asksForCode = required.length > 0 && required.every(({ slot }) => isCode(index, slot.key));
  const pages = new Set(bySlot.flatMap((strengths) => [...strengths.keys()]));
  const ranked: Ranked[] = [];
  for (const page of pages) {
    if (!isWanted(page)) continue;
    const entry = index.pages[page];
    if (entry === undefined) continue;
    const strengths = bySlot.map((ofSlot) => ofSlot.get(page));
    const score = sum(matched, ({ weight }, i) => {
      const strength = strengths[i];
      return strength === undefined ? 0 : weight * saturate(strength.page + strength.best);
    });
    if (score === 0) continue;
    const keys = new Set(
      matched.flatMap(({ slot }, i) => (strengths[i] === undefined ? [] : [slot.key, ...slot.standsFor])),
    );
    const held = sum(required, ({ slot, weight }) => (keys.has(slot.key) ? weight : 0));
    const covered = required.length === 0 ? 1 : Math.min(1, held / whole);
    const inTitle = titleShare(index, matched, strengths, entry.t, whole);
    const isNamed =
      inTitle >= MOST_OF_TITLE ||
      matched.some(
        ({ slot, weight }, i) => !slot.isOptional && weight >= RARE && (strengths[i]?.page ?? 0) > 0,
      );
    const { place, share } = bestPlace(matched, strengths, entry.top, entry.firstRow);
    ranked.push({
      page,
      place,
      covered,
      score:
        score *
        covered ** RANK.coveragePower *
        (1 + RANK.titleBonus * inTitle) *
        (1 + RANK.sectionBonus * share) *
        (entry.isParticular && !isNamed ? RANK.particular : 1) *
        (1 + RANK.renown * entry.renown) *
        (unfinished !== '' && begins(index, entry, unfinished) ? 1 + RANK.begun : 1) *
        RANK[entry.kind] *
        (asksForCode && entry.kind === 'reference' && strengths.some((strength) => strength?.subject === 1)
          ? RANK.homeOfCode
          : 1),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Digits or a few letters, unless a page is named so: UAH and 980 are codes, Pix is a name. */
function isCode(index: SearchIndex, key: string): boolean {
  const isNamed = index.prominence[headTerm(index, key) ?? -1] === FIELD.title;
  return /^(\p{N}+|[a-z]{2,4})$/u.test(key) && !isNamed;
}

function strengthsByPage(index: SearchIndex, evidence: Evidence): Map<number, PageStrength> {
  const pages = new Map<number, PageStrength>();
  for (const [place, fields] of evidence) {
    const page = index.pageOf[place] ?? 0;
    const strength = pages.get(page) ?? {
      title: 0,
      page: 0,
      top: 0,
      best: 0,
      subject: 0,
      places: new Map<number, number>(),
    };
    pages.set(page, strength);
    const ofPlace = placeStrength(fields);
    // A row is what a code or a field asks for, but no reason to prefer its page.
    const asPlace = ofPlace + RANK.subjectPlace * (fields[FIELD.subject] ?? 0);
    if (asPlace > 0) strength.places.set(place, asPlace);
    strength.best = Math.max(strength.best, ofPlace);
    strength.subject = Math.max(strength.subject, fields[FIELD.subject] ?? 0);
    const title = RANK.title * (fields[FIELD.title] ?? 0);
    const description = RANK.description * (fields[FIELD.description] ?? 0);
    const unseen =
      RANK.keywords * (fields[FIELD.keywords] ?? 0) +
      RANK.url * (fields[FIELD.url] ?? 0) +
      RANK.pageTask * (fields[FIELD.pageTask] ?? 0);
    strength.title += title;
    strength.page += title + description + unseen;
    strength.top += title + RANK.seen * description + RANK.unseen * unseen;
  }
  return pages;
}

function placeStrength(fields: FieldStrengths): number {
  return (
    RANK.wholeHeading * (fields[FIELD.wholeHeading] ?? 0) +
    RANK.heading * (fields[FIELD.heading] ?? 0) +
    RANK.longHeading * (fields[FIELD.longHeading] ?? 0) +
    RANK.task * (fields[FIELD.task] ?? 0) +
    RANK.subject * (fields[FIELD.subject] ?? 0) +
    RANK.rowName * (fields[FIELD.rowName] ?? 0) +
    RANK.text * (fields[FIELD.text] ?? 0)
  );
}

/** How much of the query the title holds, times how much of the title the query holds. */
function titleShare(
  index: SearchIndex,
  matched: readonly Matched[],
  strengths: readonly (PageStrength | undefined)[],
  title: string,
  whole: number,
): number {
  const inTitle = matched.filter(({ slot }, i) => !slot.isOptional && (strengths[i]?.title ?? 0) > 0);
  if (inTitle.length === 0) return 0;
  const words = wordsOf(index, title, 'pieces').length;
  const held = new Set(
    inTitle.flatMap(({ slot }) => (slot.standsFor.length > 0 ? slot.standsFor : [slot.key])),
  );
  const ofQuery = Math.min(1, sum(inTitle, ({ weight }) => weight) / whole);
  return ofQuery * Math.min(1, held.size / Math.max(1, words));
}

/** The place that matches best, with the share of the query that it holds; the top wins a draw. */
function bestPlace(
  matched: readonly Matched[],
  strengths: readonly (PageStrength | undefined)[],
  top: number,
  firstRow: number,
): { place: number; share: number } {
  const all = sum(matched, ({ weight }) => weight) || 1;
  const valueOf = (place: number) =>
    sum(matched, ({ weight }, i) => {
      const strength = strengths[i];
      if (strength === undefined) return 0;
      const own = strength.places.get(place) ?? 0;
      return weight * saturate(Math.max(own, place === top ? strength.top : strength.title));
    }) * (place >= firstRow ? RANK.rowPrior : 1);
  let best = { place: top, value: valueOf(top) };
  const places = new Set(strengths.flatMap((strength) => [...(strength?.places.keys() ?? [])]));
  for (const place of [...places].sort((a, b) => a - b)) {
    const value = valueOf(place);
    if (value > best.value * RANK.laterPlace) best = { place, value };
  }
  return { place: best.place, share: best.value / all };
}

function saturate(strength: number): number {
  return strength / (strength + RANK.half);
}

function sum<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  return items.reduce((total, item, i) => total + value(item, i), 0);
}
