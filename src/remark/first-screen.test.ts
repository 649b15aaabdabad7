import type { Root, RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { addPromise, orderFirstScreen } from './first-screen';
import { jsxBlock } from './mdast/jsx';
import { heading, paragraph } from './mdast/nodes';
import type { Tag } from './mdast/page-components';
import { render } from './tests/render';

const opening = paragraph('Opening.');
const block = (tag: Tag) => jsxBlock(tag, {});
const nameOf = (node: RootContent): string =>
  node.type === 'mdxJsxFlowElement' ? String(node.name) : node.type;
function ordered(...children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  orderFirstScreen(tree);
  return tree.children.map(nameOf);
}
function promiseOf(frontMatter: unknown, ...children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  addPromise(tree, frontMatter);
  return JSON.stringify(tree.children[0]);
}

it('facts and the links below them come before the opening, and what follows the opening stays', () => {
  expect(ordered(opening, block('FactChips'), block('PartLinks'), block('Details'), opening)).toEqual([
    'FactChips',
    'PartLinks',
    'Details',
    'paragraph',
    'paragraph',
  ]);
});

it('what stands below a heading stays there', () => {
  const compared = [opening, heading(2, 'methods', 'T'), block('FactChips')];
  expect(ordered(...compared)).toEqual(['paragraph', 'heading', 'FactChips']);
  expect(ordered(opening, heading(2, 'a', 'T'))).toEqual(['paragraph', 'heading']);
});

it('an operation begins with its purpose, its address and its samples; the opening follows', () => {
  const { tree } = render('Opening.\n\n::operation{#transaction-create version=v2}\n\n## Last');
  const above = tree.children.slice(
    0,
    tree.children.findIndex(({ type }) => type === 'heading'),
  );
  const names = above.map(nameOf);
  expect(names.slice(0, 3)).toEqual(['Lead', 'AddressLine', 'SampleColumn']);
  expect(names.at(-1)).toBe('paragraph');
});

it('a guide promises the first sentence of its description, in which a point may be no full stop', () => {
  const description = 'Take cards with 3-D Secure 2.2 on your page. And more.';
  const promise = promiseOf({ guide: 'method', description }, opening);
  expect(promise).toContain('"Lead"');
  expect(promise).toContain('"Take cards with 3-D Secure 2.2 on your page."');
});

it('other pages, partials, and pages that begin with the purpose of a call promise nothing more', () => {
  const description = 'Take cards. And more.';
  expect(promiseOf({ description }, opening)).toContain('Opening');
  expect(promiseOf(undefined, opening)).toContain('Opening');
  expect(promiseOf({ guide: 'api', description }, block('Lead'))).not.toContain('Take cards.');
});
