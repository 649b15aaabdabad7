/**
 * In: an expanded page. Out: the same with links below the short facts on its first screen to what most readers of a guide come for, where the page
 * has it: the request, the test values, the diagram.
 */
import type { Root, RootContent } from 'mdast';
import { anchorOf } from './mdast/anchor-of';
import { jsxBlock } from './mdast/jsx';
import { link, paragraph } from './mdast/nodes';

/** Anchors that guides have by rule (tests/content/guides), in the order of the links. */
const PARTS = [
  { anchor: 'example', label: 'First request' },
  { anchor: 'sandbox', label: 'Test values' },
  { anchor: 'how', label: 'Diagram' },
] as const;

const isFacts = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'FactChips';

/** Changes the tree in place. */
export function linkParts(tree: Root): void {
  const facts = tree.children.findIndex(isFacts);
  const heading = tree.children.findIndex(({ type }) => type === 'heading');
  // A page that compares methods has facts further down, and no first request of its own.
  if (facts < 0 || (heading >= 0 && heading < facts)) return;
  const anchors = new Set(tree.children.filter(({ type }) => type === 'heading').map(anchorOf));
  const links = PARTS.filter(({ anchor }) => anchors.has(anchor)).map(({ anchor, label }) =>
    link(`#${anchor}`, label),
  );
  if (links.length < 2) return;
  const spaced = links.flatMap((item, i) => (i > 0 ? [' ', item] : [item]));
  tree.children.splice(facts + 1, 0, jsxBlock('PartLinks', {}, [paragraph(...spaced)]));
}
