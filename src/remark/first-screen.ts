/**
 * In: an expanded page. Out: the same, with what a reader came for before the writer's opening: the short facts of a payment method and the
 * links to the parts of its guide, or the purpose, address and first request of an operation.
 */
import type { Root } from 'mdast';
import { parts as texts } from '../../data/texts/directives.json';
import { keysOf } from '@gateway-docs/kit';
import { anchorOf, isComponent, joined, jsxBlock, link, paragraph } from './mdast';

/** Up to the first full stop that ends a sentence: one inside `3.5` or `3-D` ends none. */
const FIRST_SENTENCE = /^.+?[.!?](?=\s|$)/s;

type FrontMatter = Readonly<Partial<Record<'guide' | 'description', unknown>>>;

/**
 * In: an expanded guide. Out: the same with its promise as the first sentence below the title. The promise is the first sentence of the
 * page's description: the list of pages and the results of a search say the same. The Markdown twin begins with the whole description, so
 * it needs no promise.
 * Changes the tree in place.
 * @param frontMatter of the page, as `front-matter.ts` has checked it; a partial has none
 */
export function addPromise(tree: Root, frontMatter: unknown): void {
  const { guide, description }: FrontMatter = typeof frontMatter === 'object' ? { ...frontMatter } : {};
  if (guide === undefined || typeof description !== 'string') return;
  // The page of a call has the purpose of the call there.
  if (isComponent(tree.children[0], 'Lead')) return;
  const promise = FIRST_SENTENCE.exec(description.trim())?.[0] ?? description;
  tree.children.unshift(jsxBlock('Lead', {}, [paragraph(promise)]));
}

/**
 * In: an expanded page. Out: the same with links below the short facts on its first screen to what most readers of a guide come for, where the page
 * has it: the request, the test values, the diagram.
 * Changes the tree in place.
 */
export function linkParts(tree: Root): void {
  const facts = tree.children.findIndex((node) => isComponent(node, 'FactChips'));
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

/** What the first screen begins with, and what belongs to it when it follows. */
const BEGIN = ['DirectionSwitch', 'FactChips', 'Lead'] as const;
const FOLLOW = ['FactChips', 'PartLinks', 'Details', 'AddressLine', 'SampleColumn', 'Tool'] as const;

/** Changes the tree in place. What stands below the first heading stays there: a page that compares methods has facts further down. */
export function orderFirstScreen(tree: Root): void {
  const start = tree.children.findIndex((node) => node.type === 'heading' || isComponent(node, ...BEGIN));
  if (!isComponent(tree.children[start], ...BEGIN)) return;
  let end = start + 1;
  while (isComponent(tree.children[end], ...FOLLOW)) end += 1;
  tree.children.unshift(...tree.children.splice(start, end - start));
}
