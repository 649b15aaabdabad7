/**
 * In: the slots of a query. Out: the same with the meanings that a slow line can bring in time. A browser loads six files at once over
 * HTTP/1.1, so a question whose words have many other words for them waited for three rounds of files, most of which changed nothing.
 */
import type { Alternative } from './concepts';
import { rangeOfTerm, type SearchIndex } from './index/search-index';
import type { Slot } from './query';

/** Two rounds of six, with one to spare: words that need more have it. Fewer find less; with 12, long questions wait 100 ms more (decision 09). */
const MOST_RANGES = 11;
/** What stands for a word that the site hardly writes, such as one of another language, tells more than what else a word of the site may mean. */
const TELLS_MORE = 1.5;
/** Of such a word, `mass` in the index: a handful of mentions. */
const HARDLY = 4;

/**
 * @param index the head
 * @param slots what the words of the query may mean
 * @param needed ranges that it needs anyway
 * @returns the slots and all ranges of the query; the best meaning of each stays, the others as long as there is room for their ranges, those first that say most. What
 *   is here already makes no difference: the same query finds the same in every visit.
 */
export function withinBudget(
  index: SearchIndex,
  slots: readonly Slot[],
  needed: ReadonlySet<number>,
): { slots: Slot[]; ranges: ReadonlySet<number> } {
  const ranges = new Set(needed);
  const affordable = new Set<Alternative>();
  const add = (alternative: Alternative): void => {
    affordable.add(alternative);
    rangesOf(index, alternative).forEach((range) => ranges.add(range));
  };
  for (const { alternatives } of slots) alternatives.slice(0, 1).forEach(add);
  const others = slots.flatMap(({ weight, alternatives }) => {
    const [own] = alternatives;
    const factor = own !== undefined && isHardlyWritten(index, own) ? TELLS_MORE : 1;
    return alternatives
      .slice(1)
      .map((alternative) => ({ alternative, worth: weight * alternative.quality * factor }));
  });
  for (const { alternative } of others.sort((a, b) => b.worth - a.worth)) {
    const more = rangesOf(index, alternative).filter((range) => !ranges.has(range));
    if (more.length === 0 || ranges.size + more.length <= MOST_RANGES) add(alternative);
  }
  return {
    ranges,
    slots: slots.map((slot) => ({
      ...slot,
      alternatives: slot.alternatives.filter((alternative) => affordable.has(alternative)),
    })),
  };
}

function isHardlyWritten(index: SearchIndex, { terms: [term = -1] }: Alternative): boolean {
  return (index.mass[term] ?? 0) <= HARDLY;
}

function rangesOf(index: SearchIndex, { terms }: Alternative): number[] {
  return [...new Set(terms.map((term) => rangeOfTerm(index, term)))];
}
