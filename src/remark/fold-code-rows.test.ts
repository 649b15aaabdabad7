import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { foldCodeRows } from './fold-code-rows';
import { heading, link, paragraph, type Inline } from './mdast/nodes';
import { table } from './mdast/table';

const error = (code: number): Inline => link(`/reference/api_error_codes#${code}`, String(code));
const reason = (code: number): Inline => link(`/reference/failure_reason_codes#${code}`, String(code));

function folded(anchor: string, firstCells: readonly (readonly Inline[])[]) {
  const rows = firstCells.map((cell) => ({ cells: [cell, ['x']] }));
  const tree: Root = {
    type: 'root',
    children: [heading(2, anchor, 'T'), paragraph('p'), table(['A', 'B'], rows, { label: 'T' })],
  };
  foldCodeRows(tree);
  const [open, block] = tree.children.slice(2);
  const shown = open?.type === 'table' ? open.children.length - 1 : 0;
  const inside = block?.type === 'mdxJsxFlowElement' ? block.children[0] : undefined;
  return { shown, folded: inside?.type === 'table' ? inside.children.length - 1 : 0 };
}

const words = ['The payer paid twice'];
const codes = [[error(1)], [error(2), ', ', error(3)], [reason(4)], [error(5)]];

describe('the table of what goes wrong', () => {
  it('keeps the rows that a reader knows by what happened', () => {
    expect(folded('wrong', [words, ...codes, words, words])).toEqual({ shown: 3, folded: 4 });
  });

  it('keeps a row whose first cell says more than codes', () => {
    expect(folded('wrong', [words, words, ...codes, ['Many ', error(6)]])).toEqual({ shown: 3, folded: 4 });
  });

  it('keeps the first rows of codes where there is little else', () => {
    expect(folded('wrong', [...codes, ...codes])).toEqual({ shown: 3, folded: 5 });
  });

  it('stays whole where little would be folded, and in other sections', () => {
    expect(folded('wrong', [words, words, words, [error(1)], [error(2)]])).toEqual({ shown: 5, folded: 0 });
    expect(folded('statuses', [words, words, words, ...codes])).toEqual({ shown: 7, folded: 0 });
  });
});
