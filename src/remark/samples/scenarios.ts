/**
 * In: named cases of one request or response. Out: one select for all of them, however many, and a panel for each; a single case alone.
 */
import { panelSet, type Block, type Panel } from '../mdast';

/**
 * @param label names the select
 * @throws Error for two cases with one title: a reader could not tell them apart
 */
export function scenarios(label: string, cases: readonly Panel[]): Block[] {
  if (cases.length < 2) return cases.flatMap(({ blocks }) => blocks);
  const titles = cases.map(({ label: title }) => title);
  const twice = titles.find((title, i) => titles.indexOf(title) !== i);
  if (twice !== undefined) {
    throw new Error(`${label}: two examples have the title "${twice}". Give each a title of its own in api/.`);
  }
  return [panelSet('Scenarios', label, cases)];
}
