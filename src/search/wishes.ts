/**
 * In: the slots of a query. Out: how likely a reader who asks so wants each page, and each section of a page, judged by the wishes alone:
 * what readers who wanted it said. A question of everyday words shares few of them with the page, and each of them with many pages; all
 * together are said of one page more than of the others. Naive Bayes, in which a word counts with its meanings and misspellings.
 */
import { WISHES_COUNTED } from './index/format';
import { wishesOfTerm, type SearchIndex } from './index/search-index';
import type { Matched } from './rank';
import { RANK } from './rank-weights';

/** A query of fewer words names its subject, which is no matter of what others said. */
const FEWEST_WORDS = 3;
/** Each page is taken to have so many more wishes, with the words of all: one of few wishes would be too sure of what nobody says of it. */
const PRIOR = 1.65;
/** The same of a section, which is taken to have the words that are said of its kind; and of a kind, with the words of all. */
const PRIOR_OF_SECTION = 2;
const PRIOR_OF_KIND = 20;
/** What is left of a page of which nobody has said anything like it: wishes are no complete list. */
const LEAST = 1e-6;

/** How often the wishes have what one slot may mean; each meaning counts with its quality. */
interface Times {
  /** Of words that say little, and of parts of phrases, a part of what their counts say holds. */
  readonly weight: number;
  /** Its share of all wishes. */
  readonly usual: number;
  readonly ofPage: Float64Array;
  readonly ofPlace: ReadonlyMap<number, number>;
  readonly ofKind: Float64Array;
}

/** What the wishes say of a query. */
export interface Wished {
  /**
   * Per page by what its score is multiplied: 1 for what is certain, less for what is unlikely. A page without wishes of its own has
   * those of its counterpart; of a query of one or two words the wishes say nothing.
   */
  readonly factorOf: (page: number) => number;
  /** For the top and each section of a page how likely it is wanted, between 0 and 1; undefined where nobody has said anything. */
  readonly sharesOf: (page: number) => Float64Array | undefined;
}

/** @returns what they say, by the ranges that are here */
export function wishesFor(index: SearchIndex, matched: readonly Matched[]): Wished {
  const times = matched.flatMap(({ slot }) => timesOf(index, slot) ?? []);
  const isLong = matched.filter(({ slot }) => !slot.isOptional).length >= FEWEST_WORDS;
  return {
    factorOf: isLong ? factors(index, times) : () => 1,
    sharesOf: (page) => (times.length === 0 ? undefined : sharesOf(index, times, page)),
  };
}

function factors(index: SearchIndex, times: readonly Times[]): (page: number) => number {
  const { ofPage } = index.wishCounts;
  const logs = new Float64Array(ofPage.length);
  for (const { weight, usual, ofPage: said } of times) {
    ofPage.forEach((count, page) => {
      const share = ((said[page] ?? 0) + PRIOR * usual) / (count + PRIOR);
      logs[page] = (logs[page] ?? 0) + weight * Math.log(share / usual);
    });
  }
  const shares = toShares(logs, (page) => (ofPage[page] ?? 0) > 0);
  return (page) => {
    const wished = ofPage[page] ? page : (index.pages[page]?.counterpart ?? page);
    return ((shares[wished] ?? 0) + LEAST) ** RANK.wished;
  };
}

function sharesOf(
  { pages, wishCounts, sectionKinds }: SearchIndex,
  times: readonly Times[],
  page: number,
): Float64Array | undefined {
  const { top = 0, firstRow = 0 } = pages[page] ?? {};
  if (!wishCounts.ofPage[page]) return undefined;
  const logs = new Float64Array(firstRow - top);
  for (const { weight, usual, ofPlace, ofKind } of times) {
    for (let place = top; place < firstRow; place += 1) {
      const kind = sectionKinds.ofPlace[place] ?? 0;
      const ofItsKind =
        kind === 0
          ? usual
          : ((ofKind[kind] ?? 0) + PRIOR_OF_KIND * usual) / ((wishCounts.ofKind[kind] ?? 0) + PRIOR_OF_KIND);
      const share =
        ((ofPlace.get(place) ?? 0) + PRIOR_OF_SECTION * ofItsKind) /
        ((wishCounts.ofPlace[place] ?? 0) + PRIOR_OF_SECTION);
      logs[place - top] = (logs[place - top] ?? 0) + weight * Math.log(share / usual);
    }
  }
  return toShares(logs, (section) => (wishCounts.ofPlace[top + section] ?? 0) > 0);
}

/** @returns likelihoods as shares of their sum; 0 where there are no wishes */
function toShares(logs: Float64Array, hasWishes: (index: number) => boolean): Float64Array {
  // Compared to the likeliest first: the likelihoods themselves may all be too small for numbers.
  const most = logs.reduce((found, log, i) => (hasWishes(i) ? Math.max(found, log) : found), -Infinity);
  const likelihoods = logs.map((log, i) => (hasWishes(i) ? Math.exp(log - most) : 0));
  const whole = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
  return likelihoods.map((likelihood) => likelihood / (whole || 1));
}

/** @returns undefined for a slot that no wish has; of a phrase counts its rarest word */
function timesOf(index: SearchIndex, { alternatives, weight }: Matched['slot']): Times | undefined {
  const { wishCounts, sectionKinds } = index;
  const ofPage = new Float64Array(wishCounts.ofPage.length);
  const ofKind = new Float64Array(wishCounts.ofKind.length);
  const ofPlace = new Map<number, number>();
  let ofAll = 0;
  for (const { terms, quality } of alternatives) {
    const [first = new Map<number, number>(), ...others] = terms.map((term) => countsOf(index, term));
    for (const [place, count] of first) {
      const times = quality * Math.min(count, ...others.map((of) => of.get(place) ?? 0));
      if (times === 0) continue;
      const page = index.pageOf[place] ?? 0;
      const kind = sectionKinds.ofPlace[place] ?? 0;
      ofPlace.set(place, (ofPlace.get(place) ?? 0) + times);
      ofPage[page] = (ofPage[page] ?? 0) + times;
      ofKind[kind] = (ofKind[kind] ?? 0) + times;
      ofAll += times;
    }
  }
  if (ofAll === 0) return undefined;
  // How rare the word is, the counts say.
  return { weight: Math.sqrt(weight), usual: ofAll / wishCounts.all, ofPage, ofPlace, ofKind };
}

function countsOf(index: SearchIndex, term: number): Map<number, number> {
  return new Map(
    Array.from(wishesOfTerm(index, term), (posting) => [
      Math.floor(posting / WISHES_COUNTED),
      (posting % WISHES_COUNTED) + 1,
    ]),
  );
}
