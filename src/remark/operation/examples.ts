/**
 * In: named examples of a body. Out: one code block, or tabs when there are several. Values are printed as the contract has them.
 */
import type { Example } from '../../reference/reference';
import { jsxBlock } from '../mdast/jsx';
import { markdownBlocks } from '../mdast/markdown';
import { code, type Block } from '../mdast/nodes';

/** @param title over the code; a tab already says it */
function exampleBlocks(example: Example, title?: string): Block[] {
  const text = example.description ? markdownBlocks(example.description) : [];
  const meta = title && `title="${title.replaceAll('"', "'")}"`;
  return [...text, code('json', JSON.stringify(example.value, null, 2), meta)];
}

/** @param label what the tabs choose between, for screen readers */
export function exampleTabs(examples: readonly Example[], label: string): Block[] {
  const [first] = examples;
  if (!first) return [];
  if (examples.length === 1) return exampleBlocks(first, first.title);
  const panels = examples.map((example) =>
    jsxBlock('TabPanel', { value: example.name, label: example.title }, exampleBlocks(example)),
  );
  return [jsxBlock('Tabs', { label }, panels)];
}
