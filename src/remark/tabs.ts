/**
 * In: `<LanguageTabs>` with one fenced code block (or `::client`) for each language. Out: the same with every block in a
 * `TabPanel` that carries the language's key and label, because a component cannot read them from its mdast children.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { isComponent, jsxBlock, visitBlocks, type Block } from './mdast';

/** Language of a fence → key of the reader's choice and label. */
const LANGUAGES: Readonly<Record<string, { key: string; label: string }>> = {
  bash: { key: 'bash', label: 'cURL' },
  php: { key: 'php', label: 'PHP' },
  python: { key: 'python', label: 'Python' },
  javascript: { key: 'node', label: 'Node.js' },
  js: { key: 'node', label: 'Node.js' },
  java: { key: 'java', label: 'Java' },
  go: { key: 'go', label: 'Go' },
};

/** @returns the block in its panel; undefined when it is neither a panel nor code in one of the languages */
function panel(block: RootContent): Block | undefined {
  if (isComponent(block, 'TabPanel')) return block;
  if (block.type !== 'code') return undefined;
  const language = LANGUAGES[block.lang ?? ''];
  return language && jsxBlock('TabPanel', { value: language.key, label: language.label }, [block]);
}

/** Wraps the children of every `<LanguageTabs>`; anything but code in one of the languages becomes a message with its line. */
export function fillTabs(tree: Root, file: VFile): void {
  visitBlocks(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'LanguageTabs') return;
    node.children = node.children.map((child) => {
      const wrapped = panel(child);
      if (wrapped) return wrapped;
      const languages = Object.keys(LANGUAGES).join(', ');
      file.message(
        `<LanguageTabs> holds one code block for each language (${languages}) or ::client, nothing else.`,
        child,
      );
      return child;
    });
  });
}
