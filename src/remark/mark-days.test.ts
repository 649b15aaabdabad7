import type { PhrasingContent, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { markDays } from './mark-days';
import { inlineCode, link, paragraph, type Inline } from './mdast/nodes';
import { table } from './mdast/table';

const summary = (node: PhrasingContent): string => {
  if ('value' in node) return node.value;
  const inside = 'children' in node ? node.children.map(summary).join('|') : '';
  return `<${node.type === 'mdxJsxTextElement' ? String(node.name) : node.type}>${inside}`;
};

/** What a cell holds after the step. */
function marked(...cell: Inline[]): string[] {
  const tree: Root = { type: 'root', children: [table(['A'], [{ cells: [cell] }], { label: 'T' })] };
  markDays(tree);
  const [block] = tree.children;
  return block?.type === 'table' ? (block.children[1]?.children[0]?.children ?? []).map(summary) : [];
}

describe('days in tables', () => {
  it('are marked wherever they stand in the text', () => {
    expect(marked('A page. 2026-11-22; B page. 2026-11-23')).toEqual([
      'A page. ',
      '<time>2026-11-22',
      '; B page. ',
      '<time>2026-11-23',
    ]);
    expect(marked('2024-12-03 10:02:10')).toEqual(['<time>2024-12-03', ' 10:02:10']);
    expect(marked(link('/a', 'Since 2026-01-01'))).toEqual(['<link>Since |<time>2026-01-01']);
  });

  it('are not looked for in code, in other numbers and outside tables', () => {
    expect(marked(inlineCode('2026-11-22'), ' 12026-11-22 2026-11 4111-11-111')).toEqual([
      '2026-11-22',
      ' 12026-11-22 2026-11 4111-11-111',
    ]);
    const tree: Root = { type: 'root', children: [paragraph('On 2026-11-22.')] };
    markDays(tree);
    expect(tree.children).toEqual([paragraph('On 2026-11-22.')]);
  });
});
