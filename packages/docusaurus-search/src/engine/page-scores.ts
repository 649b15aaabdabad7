/** In: the field scores of one clause. Out: how strongly it speaks for each page, and for which anchors of it. */
import type { FieldScores } from './field-scores';
import { FIELD, FIELDS } from '../format/format';
import type { SearchIndex } from '../format/search-index';
import type { Weights } from './weights';

/** What one clause says of one page. */
export interface PageScore {
  title: number;
  /** All fields of the page as a whole. */
  page: number;
  /** The strongest of its anchors. */
  best: number;
  /** 1 where a row is about exactly this. */
  subject: number;
  /** Anchors with scores of their own, and these. */
  readonly anchors: number[];
  readonly ofAnchors: number[];
}

/** A heading of one or two words says so much more than one that has the word among others. */
const SHORT_HEADING = 1.5;
/** A row is what a code or a field asks for, but no reason to prefer its page: so much more it counts among the anchors. */
const ROW_AS_ANCHOR = 3;

/** @returns by page what a clause says of it; a page of which it says nothing has no entry */
export function scoresByPage(
  index: SearchIndex,
  { anchors, scores }: FieldScores,
  weights: Weights,
): (PageScore | undefined)[] {
  const pages: (PageScore | undefined)[] = [];
  anchors.forEach((anchor, i) => {
    const at = i * FIELDS;
    const of = (field: number) => scores[at + field] ?? 0;
    const page = index.pageOf[anchor] ?? 0;
    const score = (pages[page] ??= { title: 0, page: 0, best: 0, subject: 0, anchors: [], ofAnchors: [] });
    const subject = of(FIELD.subject);
    const ofAnchor =
      weights.heading * (SHORT_HEADING * of(FIELD.shortHeading) + of(FIELD.heading) + of(FIELD.task)) +
      weights.row * (subject + of(FIELD.rowName)) +
      weights.text * of(FIELD.text);
    if (ofAnchor > 0) {
      score.anchors.push(anchor);
      score.ofAnchors.push(ofAnchor + ROW_AS_ANCHOR * weights.row * subject);
    }
    score.best = Math.max(score.best, ofAnchor);
    score.subject = Math.max(score.subject, subject);
    const title = weights.title * of(FIELD.title);
    // The title holds for every anchor; what else is said of the page as a whole speaks for the page alone.
    score.title += title;
    score.page +=
      title + weights.title * of(FIELD.url) + weights.page * (of(FIELD.words) + of(FIELD.description) / 2);
  });
  return pages;
}

/** @returns a score of any size as a share between 0 and 1 */
export const saturate = (score: number): number => score / (score + 1);
