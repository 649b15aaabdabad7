import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { render } from './tests/render';

it('marks the first mention of each call, also inside other blocks, and no other link', () => {
  const v1 = '{op("transaction-create", "v1")}';
  const v2 = '{op("transaction-create")}';
  const { tree } = render(`- ${v2}\n\n${v2}, ${v1}, {error(203)}, ${v1}`);
  const marked: boolean[] = [];
  visit(tree, 'link', ({ data }) => void marked.push(data?.hProperties?.dataFirst !== undefined));
  expect(marked).toEqual([true, false, true, false, false]);
});
