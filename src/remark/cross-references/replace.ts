/**
 * In: the tree of a page. Out: the same tree with every inline reference resolved: `{status(6)}` becomes a link,
 * `{operator.hosts.api}` becomes text. In code, inline code, link targets and string props only `{operator.…}` is replaced,
 * because a link cannot stand there and other braces belong to the code.
 */
import type { Nodes, PhrasingContent, Root, Node } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { operatorValue, type Forms } from '@gateway-docs/site-data/cross-references';
import type { SiteData } from '@gateway-docs/contract';
import { atNode } from '../writer-errors/in-short';
import { paragraph } from '../mdast/nodes';
import { errorsOf, resolveReference } from './resolve';
import { WriterError } from '@gateway-docs/kit';
import { isTermChip } from './chip';

/** The address of each term that the page has linked, with the line. */
type LinkedTerms = Map<string, number | undefined>;

/**
 * In: what a reference has become, and the terms that the page has linked before. Out: nothing, or a writer's mistake: a term is a link where
 * the page uses it first, and a word afterwards. A page that links every use is harder to read than one that links none.
 * @param resolved the node that replaces a reference
 * @param reference for its line
 * @param linked the terms before it; a term is added to them
 * @throws WriterError with the line of the first use
 */
function refuseSecondLink(resolved: PhrasingContent, reference: Node, linked: LinkedTerms): void {
  if (resolved.type !== 'link' || !isTermChip(resolved)) return;
  if (linked.has(resolved.url)) {
    const line = linked.get(resolved.url);
    throw new WriterError(
      `The page has linked this term before${line === undefined ? '' : `, in line ${line}`}. Only its first use is a link: write the word here.`,
    );
  }
  linked.set(resolved.url, reference.position?.start.line);
}

declare module 'mdast-util-mdx-expression' {
  interface MdxTextExpressionData {
    /** How codes are shown, where it is not as in the prose of a page. */
    forms?: Forms;
  }
}

/** `%7B…%7D` too: a link target keeps its braces in MDX, but other tools encode them. */
const OPERATOR = /(?:\{|%7B)operator\.(?<path>[a-z_0-9.]+)(?:\}|%7D)/gi;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Replaces `{operator.…}` in a string. */
export const replaceOperator = (value: string, site: Pick<SiteData, 'operator'>): string =>
  value.replaceAll(OPERATOR, (_match, path: string) => operatorValue(path, site.operator));

/** `{operator.…}` in code, link targets and string props, where no other node can stand. */
function replaceInStrings(node: Nodes, site: SiteData): void {
  switch (node.type) {
    case 'code':
      if (node.meta) node.meta = replaceOperator(node.meta, site);
    // falls through
    case 'inlineCode':
      node.value = replaceOperator(node.value, site);
      return;
    case 'link':
    case 'image':
    case 'definition':
      node.url = replaceOperator(node.url, site);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') attribute.value = replaceOperator(attribute.value, site);
      }
  }
}

/** Resolves every reference of the tree in place; an unknown one fails with its line. */
export function replaceReferences(tree: Root, file: VFile, site: SiteData): void {
  const linkedTerms: LinkedTerms = new Map();
  visit(tree, (node) => atNode(file, node, () => replaceInStrings(node, site)));
  const nodesFor = (value: string, forms?: Forms): PhrasingContent[] =>
    errorsOf(value, site) ?? [resolveReference(value, site, forms)];
  visit(tree, 'mdxTextExpression', (node: MdxTextExpression, index = 0, parent) => {
    if (COMMENT.test(node.value)) return;
    atNode(file, node, () => {
      const nodes = nodesFor(node.value, node.data?.forms);
      for (const resolved of nodes) refuseSecondLink(resolved, node, linkedTerms);
      parent?.children.splice(index, 1, ...nodes);
    });
  });
  visit(tree, 'mdxFlowExpression', (node: MdxFlowExpression, index = 0, parent) => {
    if (COMMENT.test(node.value)) return;
    atNode(file, node, () => parent?.children.splice(index, 1, paragraph(...nodesFor(node.value))));
  });
}
