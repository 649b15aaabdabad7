/**
 * In: named examples of a body. Out: one code block, or a choice when there are several. Values are printed as the contract has them.
 */
import type { Example } from '@gateway-docs/contract';
import { code, markdownBlocks, type Block } from '../mdast';
import { scenarios } from '../samples/scenarios';

/** @param title over the code; a tab already says it */
function exampleBlocks(example: Example, title?: string): Block[] {
  const text = example.description ? markdownBlocks(example.description) : [];
  const meta = title && `title="${title.replaceAll('"', "'")}"`;
  return [...text, code('json', JSON.stringify(example.value, null, 2), meta)];
}

/** @param label what the select chooses between */
export function exampleTabs(examples: readonly Example[], label: string): Block[] {
  const [first] = examples;
  if (!first) return [];
  if (examples.length === 1) return exampleBlocks(first, first.title);
  const cases = examples.map((example) => {
    return { value: example.name, label: example.title, blocks: exampleBlocks(example) };
  });
  return [scenarios(label, cases)];
}
