/**
 * In: the clauses of a query with their field scores. Out: pages by rank, each with the anchor that matches best. A page is the better the
 * more of the query it holds (rare words count more) and the more prominently.
 */
import { bestAnchor, type ClauseOnPage } from './best-anchor';
import { codesAsked } from './codes';
import type { Clause, Plan } from './clause';
import { scoreFields, type FieldScores } from './field-scores';
import { saturate, scoresByPage, type PageScore } from './page-scores';
import { type SearchIndex, pagesWith } from '../format/search-index';
import { titleWords } from './title-words';
import { WEIGHTS, type Weights } from './weights';
import { fold } from './words';

/** One clause with all that the index says about it. */
export interface Matched {
  readonly clause: Clause;
  readonly scores: FieldScores;
}

/** One result: a page and the place on it that matches best. */
export interface Ranked {
  readonly page: number;
  readonly anchor: number;
  readonly score: number;
}

/** What an unfinished last word adds to a page whose title or address goes on so. */
const GOES_ON = 1.26;

/** @returns the clauses with their scores, which the shards that are here give */
export const match = (index: SearchIndex, clauses: readonly Clause[]): Matched[] =>
  clauses.map((clause) => ({ clause, scores: scoreFields(index, clause.expansions) }));

/**
 * @param matched the clauses of the query
 * @returns pages that hold something of the query, best first; equal ones in the order of the index
 */
export function rank(
  index: SearchIndex,
  matched: readonly Matched[],
  { text, unfinished }: Pick<Plan, 'text' | 'unfinished'>,
  weights: Weights = WEIGHTS,
): Ranked[] {
  const clauses = matched.map(({ clause, scores }) => ({
    clause,
    weight: clause.weight * idf(index, clause, weights) * (isByTheWay(index, clause) ? weights.byTheWay : 1),
    byPage: scoresByPage(index, scores, weights),
    isRequired: !clause.isOptional && scores.anchors.length > 0,
  }));
  const required = clauses.filter(({ isRequired }) => isRequired);
  const whole = weightOf(required) || 1;
  const keys = required.map(({ clause }) => clause.key);
  const asksForCode = codesAsked(index, text, keys);
  const typed = fold(text.trim());
  const ranked: Ranked[] = [];
  index.pages.forEach((entry, page) => {
    const onPage = clauses.map(({ clause, weight, byPage }) => ({ clause, weight, score: byPage[page] }));
    if (onPage.every(({ score }) => score === undefined)) return;
    const covered = required.length === 0 ? 1 : coverage(onPage, required, whole);
    const { folded: title, pieces, all } = titleWords(index, page);
    const inTitle = titleShare(onPage, pieces, whole);
    const { anchor, share } = bestAnchor(onPage, entry, required.length === 1);
    // Two words that begin a title mean it, though the last one may not be finished.
    const isTitle = title === typed || (typed.includes(' ') && title.startsWith(typed));
    const isHome =
      asksForCode && entry.isTable && !entry.isParticular && onPage.some(({ score }) => score?.subject === 1);
    const linkScore = asksForCode ? 0 : entry.linkScore / Math.max(1, required.length);
    ranked.push({
      page,
      // Who types the title wants the page, although a section may hold the same words once more.
      anchor: isTitle ? entry.top : anchor,
      score:
        onPage.reduce((sum, { weight, score }) => sum + weight * pageShare(score), 0) *
        covered ** weights.coverage *
        (1 + weights.wholeTitle * inTitle) *
        (1 + weights.oneSection * share) *
        (1 + weights.links * linkScore) *
        (isTitle || isHome ? weights.exact : 1) *
        (unfinished !== '' && all.some((word) => word.startsWith(unfinished)) ? GOES_ON : 1),
    });
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

interface OnPage extends ClauseOnPage {
  readonly clause: Clause;
}

const weightOf = (clauses: readonly Pick<OnPage, 'weight'>[]): number =>
  clauses.reduce((sum, { weight }) => sum + weight, 0);

const pageShare = (score: PageScore | undefined): number =>
  score === undefined ? 0 : saturate(score.page + score.best);

/** How much of the query a page holds. What stands for words, such as a phrase, holds these too. */
function coverage(
  onPage: readonly OnPage[],
  required: readonly Pick<OnPage, 'clause' | 'weight'>[],
  whole: number,
): number {
  const held = new Set(
    onPage.flatMap(({ clause, score }) => (score === undefined ? [] : [clause.key, ...clause.standsFor])),
  );
  return Math.min(1, weightOf(required.filter(({ clause }) => held.has(clause.key))) / whole);
}

/** How much of the query the title holds, times how much of the title the query holds. @param words number of words of the title */
function titleShare(onPage: readonly OnPage[], words: number, whole: number): number {
  const inTitle = onPage.filter(({ clause, score }) => !clause.isOptional && (score?.title ?? 0) > 0);
  const held = new Set(
    inTitle.flatMap(({ clause }) => (clause.standsFor.length > 0 ? clause.standsFor : [clause.key])),
  );
  const ofQuery = Math.min(1, weightOf(inTitle) / whole);
  return ofQuery * Math.min(1, held.size / Math.max(1, words));
}

/** A word of every page says little, a word of one page much, a word of none as much as one of half a page. */
function idf(index: SearchIndex, { expansions }: Clause, { rarest }: Weights): number {
  const counts = expansions.map(({ terms }) => Math.min(...terms.map((term) => pagesWith(index, term))));
  return Math.min(rarest, Math.log(1 + index.pages.length / Math.max(0.5, ...counts)));
}

/** Whether a word of letters stands in no title, heading, keyword or task, and in no phrase of the thesaurus. */
function isByTheWay(index: SearchIndex, { key, standsFor, expansions }: Clause): boolean {
  return (
    standsFor.length === 0 &&
    /^\p{L}+$/u.test(key) &&
    expansions.every(({ terms }) => terms.every((term) => !(term in index.bestField)))
  );
}
