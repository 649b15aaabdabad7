/** In: what the clauses of a query say of one page. Out: the anchor of it that a result opens: the one in which most of the query stands. */
import type { PageEntry } from '../format/page-entries';
import { saturate, type PageScore } from './page-scores';

/** What one clause says of one page. */
export interface ClauseOnPage {
  /** Share of the clause in the query. */
  readonly weight: number;
  /** Undefined where the page has nothing of it. */
  readonly score: PageScore | undefined;
}

/** Of anchors that say so much alike beyond the title the first leads: there the subject begins. */
const LATER = 1.3;
/** Share of what is said of the page as a whole that speaks for its top, for a word by itself: it names a subject, not a section. */
const WHOLE_PAGE = 0.6;

/**
 * @param isOneWord whether the query is a word by itself
 * @returns the anchor that matches best, and how much of the query stands there, between 0 and 1; the top wins a draw, then the first
 */
export function bestAnchor(
  clauses: readonly ClauseOnPage[],
  { top }: Pick<PageEntry, 'top'>,
  isOneWord: boolean,
): { anchor: number; share: number } {
  const all = clauses.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let everywhere = 0;
  let atTop = 0;
  const added = new Map<number, number>();
  for (const { weight, score } of clauses) {
    if (score === undefined) continue;
    const byTitle = saturate(score.title);
    everywhere += weight * byTitle;
    let own = isOneWord ? WHOLE_PAGE * (score.page - score.title) : 0;
    score.anchors.forEach((anchor, i) => {
      const ofAnchor = score.ofAnchors[i] ?? 0;
      if (anchor === top) own += Math.max(0, ofAnchor - score.title);
      else {
        const more = Math.max(0, saturate(ofAnchor) - byTitle);
        added.set(anchor, (added.get(anchor) ?? 0) + weight * more);
      }
    });
    atTop += weight * saturate(score.title + own);
  }
  const ofTop = { anchor: top, more: atTop - everywhere };
  const inOrder = [...added].sort(([a], [b]) => a - b).map(([anchor, more]) => ({ anchor, more }));
  const most = Math.max(0, ...inOrder.map(({ more }) => more));
  const first = inOrder.find(({ more }) => more * LATER >= most);
  const leading = first !== undefined && most > ofTop.more ? first : ofTop;
  return { anchor: leading.anchor, share: (everywhere + leading.more) / all };
}
