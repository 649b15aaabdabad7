/**
 * In: the expanded tree. Out: every code block replaced by `<CodeBlock html="…" language="…" title="…">`, and inline code
 * marked `translate="no"`: a browser's translation must not change field names. Short inline code is marked to stay on one line.
 */
import type { Code, InlineCode, Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { jsxBlock, visitBlocks } from '../mdast';
import { markOwnValues } from './mark-own-values';
import { readMeta } from './read-meta';
import { toHtml } from './to-html';
import texts from '../../../data/texts/code-languages.json';

/** The languages of code blocks in words, for the heads of the blocks. Plain text says by itself what it is. */
const NAMES: Readonly<Record<string, string>> = texts;

/** @param language of a fence, `json`; one that has no words is named as on its fence */
const languageName = (language: string): string => NAMES[language] ?? language;

/** Inline code of this length fits into a line of a phone: it is not broken, so that a path or a number can be read as one. */
const MAX_WHOLE = 26;

/** Code of more lines shows its beginning, and all of it when the reader asks. */
const MOST_LINES = 26;

const isLong = (source: string): boolean => source.split('\n').length > MOST_LINES;

/** The code of calls, in which a reader's own values may stand. */
function samplesIn(tree: Root): ReadonlySet<Code> {
  const samples = new Set<Code>();
  visitBlocks(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'SampleTabs') visitBlocks(node, 'code', (sample) => void samples.add(sample));
  });
  return samples;
}

/** Highlights the code of a tree in place. */
export function highlightCode(tree: Root): void {
  visit(tree, 'inlineCode', (node: InlineCode) => {
    const whole = node.value.length <= MAX_WHOLE ? { dataWhole: '' } : {};
    const hProperties = { ...node.data?.hProperties, translate: 'no', ...whole };
    node.data = { ...node.data, hProperties };
  });
  const samples = samplesIn(tree);
  visitBlocks(tree, 'code', (node: Code, index = 0, parent) => {
    const language = node.lang ?? 'text';
    const { title, download, lines } = readMeta(node.meta);
    const plain = toHtml(node.value, language, lines);
    const block = jsxBlock('CodeBlock', {
      html: samples.has(node) ? markOwnValues(plain) : plain,
      language,
      label: languageName(language),
      title,
      download,
      long: isLong(node.value) ? 'true' : undefined,
    });
    parent?.children.splice(index, 1, { ...block, ...(node.position && { position: node.position }) });
    return SKIP;
  });
}
