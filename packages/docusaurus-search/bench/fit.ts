/**
 * In: an index and judged queries. Out: weights that find them better. Coordinate ascent: each weight by itself is made larger and smaller as
 * long as that helps. What helps is the share that the right pages have of all scores, so that a weight moves before a rank does.
 */
import { onePerOtherVersion } from '../src/engine/other-versions';
import type { Plan } from '../src/engine/clause';
import { match, rank, type Matched } from '../src/engine/rank';
import { planQuery } from '../src/engine/query';
import type { SearchIndex } from '../src/format/search-index';
import { WEIGHTS, type Weights } from '../src/engine/weights';
import { keysOf } from '@gateway-docs/kit';
import type { JudgedQuery } from './query-sets';

/** How much the first page counts more than the others. */
const POWER = 14;
/** Steps, the first one first: each is tried both ways. */
const STEPS = [1.3, 1.12];
/** A step has to help by so much: small gains are chance. */
const LEAST_GAIN = 0.0005;
/** What a section that does not open costs, beside a page that does not lead. */
const SECTION = 0.3;

interface Asked {
  readonly query: JudgedQuery;
  readonly plan: Plan;
  readonly matched: readonly Matched[];
  readonly best: ReadonlySet<number>;
  /** Number of the anchor that should open; undefined where none is named. */
  readonly section: number | undefined;
}

/** @param anchorOf the number of the anchor of an address; undefined where it is not known */
export function prepare(
  index: SearchIndex,
  queries: readonly JudgedQuery[],
  anchorOf: (address: string) => number | undefined,
): Asked[] {
  const plain = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));
  const pageOf = new Map(index.pages.map(({ u }, page) => [plain(u), page]));
  return queries.map((query) => {
    const plan = planQuery(index, query.q);
    const best = query.best.map((address) => pageOf.get(plain(address.replace(/#.*/, ''))) ?? -1);
    const section = query.section === undefined ? undefined : anchorOf(query.section);
    return { query, plan, matched: match(index, plan.clauses), best: new Set(best), section };
  });
}

/** @returns the mean loss: 0 where every right page has all of the score and every named section opens */
export function lossOf(index: SearchIndex, asked: readonly Asked[], weights: Weights): number {
  let loss = 0;
  for (const { plan, matched, best, section } of asked) {
    const ranked = onePerOtherVersion(
      index,
      rank(index, matched, plan, weights),
      index.facets.versions[0] ?? '',
    );
    const most = ranked.reduce((found, { score }) => Math.max(found, score), 0) || 1;
    let right = 0;
    let all = 1e-9;
    let opens = section === undefined;
    for (const { page, score, anchor } of ranked) {
      const share = (score / most) ** POWER;
      all += share;
      if (best.has(page)) right += share;
      if (anchor === section) opens = true;
    }
    loss -= Math.log((right + 1e-3) / all);
    if (!opens) loss += SECTION;
  }
  return loss / asked.length;
}

/** @returns the weights after the fit; `report` hears of each step that helped */
export function fit(
  index: SearchIndex,
  asked: readonly Asked[],
  report: (line: string) => void,
  start: Weights = WEIGHTS,
): Weights {
  let weights = start;
  let loss = lossOf(index, asked, weights);
  for (const step of STEPS) {
    for (let hasMoved = true; hasMoved;) {
      hasMoved = false;
      for (const name of keysOf(start)) {
        for (const factor of [step, 1 / step]) {
          const next = { ...weights, [name]: weights[name] * factor };
          const nextLoss = lossOf(index, asked, next);
          if (nextLoss >= loss - LEAST_GAIN) continue;
          report(
            `${name} ${weights[name].toFixed(3)} → ${next[name].toFixed(3)}: loss ${nextLoss.toFixed(4)}`,
          );
          weights = next;
          loss = nextLoss;
          hasMoved = true;
          break;
        }
      }
    }
  }
  return weights;
}
