/**
 * In: named cases of one request or response. Out: one select for all of them, however many, and a panel for each.
 */
import { jsxBlock, type Block } from '../mdast';

interface Scenario {
  /** Key of the panel, unique among these. */
  readonly name: string;
  /** What the select says. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/**
 * @param label names the select
 * @throws Error for two cases with one title: a reader could not tell them apart
 */
export function scenarios(label: string, cases: readonly Scenario[]): Block {
  const titles = cases.map(({ title }) => title);
  const twice = titles.find((title, i) => titles.indexOf(title) !== i);
  if (twice !== undefined) {
    throw new Error(`${label}: two examples have the title "${twice}". Give each a title of its own in api/.`);
  }
  return jsxBlock(
    'Scenarios',
    { label },
    cases.map(({ name, title, blocks }) => jsxBlock('TabPanel', { value: name, label: title }, blocks)),
  );
}
