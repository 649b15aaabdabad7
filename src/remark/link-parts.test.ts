import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { linkParts } from './first-screen';
import { jsxBlock } from './mdast/jsx';
import { heading } from './mdast/nodes';

const page = (...anchors: string[]): Root => ({
  type: 'root',
  children: [
    jsxBlock('FactChips', {}),
    ...anchors.map((anchor) => heading(2, anchor, 'T')),
    jsxBlock('FactChips', {}),
  ],
});
function linksOf(tree: Root): string[] {
  linkParts(tree);
  return Array.from(JSON.stringify(tree).matchAll(/"url":"(#\w+)"/g), ([, url]) => url ?? '');
}

it('links the parts that the page has, once, below the first facts', () => {
  const tree = page('how', 'example', 'sandbox');
  expect(linksOf(tree)).toEqual(['#example', '#sandbox', '#how']);
  expect(tree.children[1]).toMatchObject({ name: 'PartLinks' });
  expect(linksOf(page('how', 'other', 'example'))).toEqual(['#example', '#how']);
});

it('is nothing for a page with less than two of them, or without facts on the first screen', () => {
  expect(linksOf(page('how'))).toEqual([]);
  const [facts, ...headings] = page('how', 'example').children;
  if (facts) expect(linksOf({ type: 'root', children: [...headings.slice(0, 2), facts] })).toEqual([]);
  expect(linksOf({ type: 'root', children: [heading(2, 'how', 'T'), heading(2, 'example', 'T')] })).toEqual(
    [],
  );
});
