/**
 * In: an expanded page. Out: the same with links below the short facts on its first screen to what most readers of a guide come for, where the page
 * has it: the request, the test values, the diagram.
 */
import { parts as texts } from '../../data/texts/directives.json';
import { keysOf } from '@gateway-docs/kit';
import type { Root, RootContent } from 'mdast';
import { anchorOf, joined, jsxBlock, link, paragraph } from './mdast';

const isFacts = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'FactChips';

/** Changes the tree in place. */
export function linkParts(tree: Root): void {
  const facts = tree.children.findIndex(isFacts);
  const heading = tree.children.findIndex(({ type }) => type === 'heading');
  // A page that compares methods has facts further down, and no first request of its own.
  if (facts < 0 || (heading >= 0 && heading < facts)) return;
  const anchors = new Set(tree.children.filter(({ type }) => type === 'heading').map(anchorOf));
  // Anchors that guides have by rule (tests/content/guides), in the order of the links.
  const links = keysOf(texts).flatMap((anchor) =>
    anchors.has(anchor) ? [link(`#${anchor}`, texts[anchor])] : [],
  );
  if (links.length < 2) return;
  tree.children.splice(facts + 1, 0, jsxBlock('PartLinks', {}, [paragraph(...joined(links, ' '))]));
}
