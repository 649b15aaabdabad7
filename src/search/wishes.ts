/**
 * In: the slots of a query. Out: how likely a reader who asks so wants each page, judged by the wishes alone: what readers who wanted it said.
 * A question of everyday words shares few of them with the page, and each of them with many pages; all together are said of one page more than
 * of the others. Naive Bayes, in which a word counts with its meanings and misspellings.
 */
import { WISHES_COUNTED } from './index/format';
import { wishesOfTerm, type SearchIndex } from './index/search-index';
import type { Matched } from './rank';
import { RANK } from './rank-weights';

/** A query of fewer words names its subject, which is no matter of what others said. */
const FEWEST_WORDS = 3;
/** Each page is taken to have so many more wishes, with the words of all: one of few wishes would be too sure of what nobody says of it. */
const PRIOR = 1.65;
/** What is left of a page of which nobody has said anything like it: wishes are no complete list. */
const LEAST = 1e-6;

/**
 * @returns per page by what its score is multiplied: 1 for what is certain, less for what is unlikely. A page without wishes of its own has
 * those of its counterpart; of a query of one or two words the wishes say nothing
 */
export function wishFactors(index: SearchIndex, matched: readonly Matched[]): (page: number) => number {
  if (matched.filter(({ slot }) => !slot.isOptional).length < FEWEST_WORDS) return () => 1;
  const likelihoods = likelihoodsOf(index, matched);
  const whole = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
  return (page) => {
    const wished = index.wishCounts[page] ? page : (index.pages[page]?.counterpart ?? page);
    return ((likelihoods[wished] ?? 0) / (whole || 1) + LEAST) ** RANK.wished;
  };
}

/** Per page how likely its wishes have the words, as a share of the likeliest; 0 without wishes. */
function likelihoodsOf(index: SearchIndex, matched: readonly Matched[]): Float64Array {
  const { wishCounts, wishCount } = index;
  const logs = new Float64Array(wishCounts.length);
  for (const { slot } of matched) {
    const times = timesOf(index, slot.alternatives);
    const ofAll = times.reduce((sum, count) => sum + count, 0);
    if (ofAll === 0) continue;
    const usual = ofAll / wishCount;
    // How rare the word is, the counts say. Of words that say little, and of parts of phrases, a part of that holds.
    const weight = Math.sqrt(slot.weight);
    wishCounts.forEach((count, page) => {
      const share = ((times[page] ?? 0) + PRIOR * usual) / (count + PRIOR);
      logs[page] = (logs[page] ?? 0) + weight * Math.log(share / usual);
    });
  }
  const most = logs.reduce(
    (found, log, page) => (wishCounts[page] ? Math.max(found, log) : found),
    -Infinity,
  );
  return logs.map((log, page) => (wishCounts[page] ? Math.exp(log - most) : 0));
}

/** Per page how many of its wishes have what a slot may mean, each with the quality of the meaning; of a phrase as many as have its rarest word. */
function timesOf(index: SearchIndex, alternatives: Matched['slot']['alternatives']): Float64Array {
  const times = new Float64Array(index.wishCounts.length);
  for (const { terms, quality } of alternatives) {
    const [first = new Map<number, number>(), ...others] = terms.map((term) => countsOf(index, term));
    for (const [page, count] of first)
      times[page] = (times[page] ?? 0) + quality * Math.min(count, ...others.map((of) => of.get(page) ?? 0));
  }
  return times;
}

function countsOf(index: SearchIndex, term: number): Map<number, number> {
  return new Map(
    Array.from(wishesOfTerm(index, term), (posting) => [
      Math.floor(posting / WISHES_COUNTED),
      (posting % WISHES_COUNTED) + 1,
    ]),
  );
}
