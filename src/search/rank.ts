/**
 * In: the slots of a query with their evidence. Out: pages by rank, each with the section that matches best. A page is the
 * better the more of the query it holds (rare words count more) and the more prominently; pages that hold only some of the
 * words follow those that hold all.
 */
import type { Candidates } from './candidates';
import { gatherEvidence, type Evidence } from './evidence';
import type { SearchIndex } from './index/search-index';
import type { Slot } from './query';
import { splitWords } from './words';

/** One slot with all that the index says about it. */
export interface Matched {
  readonly slot: Slot;
  readonly candidates: Candidates;
  /** Its share of the query: the slot's weight times the rarity of its best candidate. */
  readonly weight: number;
  readonly evidence: Evidence;
}

export interface Ranked {
  readonly page: number;
  readonly section: number;
  readonly score: number;
  /** Whether the query names the page: by a rare word of its title, or by most of the title. */
  readonly isNamed: boolean;
}

/** Evidence of this size is worth half of a slot's weight: a heading a little more, text alone a fifth. */
const HALF = 4;
/** Candidates of this share of the best quality decide how rare a slot is: a word and its translations. */
const NEARLY_AS_GOOD = 0.55;
/** How steeply a page falls that lacks a part of the query. */
const COVERAGE_POWER = 1.6;
/** What a title that is the query, and one place that holds all of the query, add. */
const TITLE_BONUS = 0.5;
const SECTION_BONUS = 0.25;
/** A word of one page in five or fewer weighs this much; so does no word that every second method has in its name. */
const RARE = 1.5;
const MOST_OF_TITLE = 0.5;
/** A section shares in the title of its page. */
const INHERITED_TITLE = 0.8;

/** @returns the slot with its candidates and their evidence */
export function match(index: SearchIndex, slot: Slot, candidates: Candidates): Matched {
  const weight = slot.weight * rarity(index, candidates);
  return { slot, candidates, weight, evidence: gatherEvidence(index, candidates) };
}

/** A word of every page says little, a word of one page much, a word of none as much as one of half a page. */
function rarity(index: SearchIndex, { terms }: Candidates): number {
  const best = Math.max(0, ...terms.values());
  const good = [...terms].filter(([, quality]) => quality >= best * NEARLY_AS_GOOD);
  const pages = Math.max(0.5, ...good.map(([term]) => index.pagesWith[term] ?? 0));
  return Math.log(1 + index.pages.length / pages);
}

/**
 * @param matched the slots of the query
 * @param isWanted which pages may answer
 * @returns pages that hold something of the query, best first; equal ones in the order of the index
 */
export function rank(
  index: SearchIndex,
  matched: readonly Matched[],
  isWanted: (page: number) => boolean,
): Ranked[] {
  const required = matched.filter(({ slot }) => !slot.isOptional);
  const whole = sum(required, ({ weight }) => weight) || 1;
  const ranked: Ranked[] = [];
  index.pages.forEach(({ t: title, top }, page) => {
    if (!isWanted(page)) return;
    const strengths = matched.map(({ evidence }) => at(evidence.page, page) + at(evidence.bestSection, page));
    const score = sum(matched, ({ weight }, i) => weight * saturate(strengths[i] ?? 0));
    if (score === 0) return;
    const found = matched.filter((_, i) => (strengths[i] ?? 0) > 0).map(({ slot }) => slot);
    const keys = new Set(found.flatMap(({ key, standsFor }) => [key, ...standsFor]));
    const held = sum(required, ({ slot, weight }) => (keys.has(slot.key) ? weight : 0));
    const covered = required.length === 0 ? 1 : held / whole;
    const inTitle = titleShare(required, page, title, whole);
    ranked.push({
      page,
      section: top,
      score: score * covered ** COVERAGE_POWER * (1 + TITLE_BONUS * inTitle),
      isNamed:
        inTitle >= MOST_OF_TITLE ||
        required.some((item) => item.weight >= RARE && at(item.evidence.title, page) > 0),
    });
  });
  return withSections(index, matched, whole, ranked).sort((a, b) => b.score - a.score || a.page - b.page);
}

/** How much of the query the title holds, times how much of the title the query holds. */
function titleShare(required: readonly Matched[], page: number, title: string, whole: number): number {
  const inTitle = required.filter(({ evidence }) => at(evidence.title, page) > 0);
  if (inTitle.length === 0) return 0;
  const words = splitWords(title).reduce((count, { parts }) => count + Math.max(1, parts.length), 0);
  return (sum(inTitle, ({ weight }) => weight) / whole) * Math.min(1, inTitle.length / Math.max(1, words));
}

/** Gives each page the section that matches best; the top wins a draw. */
function withSections(
  index: SearchIndex,
  matched: readonly Matched[],
  whole: number,
  pages: readonly Ranked[],
): Ranked[] {
  const best = new Map(
    pages.map(({ page, section }) => [page, { section, value: topValue(matched, page, section) }]),
  );
  index.sections.forEach(({ page, h }, section) => {
    const leader = best.get(page);
    if (
      leader === undefined ||
      h === '' ||
      !matched.some(({ evidence }) => at(evidence.section, section) > 0)
    )
      return;
    const value = sum(matched, ({ weight, evidence }) => {
      const inherited = INHERITED_TITLE * at(evidence.title, page);
      return weight * saturate(Math.max(at(evidence.section, section), inherited));
    });
    if (value > leader.value) best.set(page, { section, value });
  });
  return pages.map((ranked) => {
    const section = best.get(ranked.page)?.section ?? ranked.section;
    const isTop = section === ranked.section;
    const held = sum(matched, ({ slot, weight, evidence }) => {
      const strength =
        at(evidence.section, section) + at(isTop ? evidence.page : evidence.title, ranked.page);
      return !slot.isOptional && strength > 0 ? weight : 0;
    });
    return { ...ranked, section, score: ranked.score * (1 + SECTION_BONUS * (held / whole)) };
  });
}

function topValue(matched: readonly Matched[], page: number, top: number): number {
  return sum(matched, ({ weight, evidence }) => {
    return weight * saturate(Math.max(at(evidence.top, page), at(evidence.section, top)));
  });
}

function saturate(strength: number): number {
  return strength / (strength + HALF);
}

function at(values: Float32Array, index: number): number {
  return values[index] ?? 0;
}

function sum<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  return items.reduce((total, item, i) => total + value(item, i), 0);
}
