/**
 * In: the expanded tree. Out: every code block replaced by `<CodeBlock html="…" language="…" title="…">`, and inline code
 * marked `translate="no"`: a browser's translation must not change field names.
 */
import type { Code, InlineCode, Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { jsxBlock } from '../mdast/jsx';
import { markOwnValues } from './mark-own-values';
import { readMeta } from './read-meta';
import { toHtml } from './to-html';

/** The code of calls, in which a reader's own values may stand. */
function samplesIn(tree: Root): ReadonlySet<Code> {
  const samples = new Set<Code>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'SampleTabs') visit(node, 'code', (sample) => void samples.add(sample));
  });
  return samples;
}

/** Highlights the code of a tree in place. */
export function highlightCode(tree: Root): void {
  visit(tree, 'inlineCode', (node: InlineCode) => {
    const data: { hProperties?: object } = node.data ?? {};
    node.data = { ...data, hProperties: { ...data.hProperties, translate: 'no' } };
  });
  const samples = samplesIn(tree);
  visit(tree, 'code', (node: Code, index = 0, parent) => {
    const language = node.lang ?? 'text';
    const { title, lines } = readMeta(node.meta);
    const plain = toHtml(node.value, language, lines);
    const html = samples.has(node) ? markOwnValues(plain) : plain;
    const block = jsxBlock('CodeBlock', { html, language, title });
    parent?.children.splice(index, 1, { ...block, ...(node.position && { position: node.position }) });
    return SKIP;
  });
}
