/**
 * In: what a reference has become, and the terms that the page has linked before. Out: nothing, or a writer's mistake: a term is a link where
 * the page uses it first, and a word afterwards. A page that links every use is harder to read than one that links none.
 */
import type { Node, PhrasingContent } from 'mdast';
import { WriterError } from '@gateway-docs/kit';
import { isTermChip } from './chip';

/** The address of each term that the page has linked, with the line. */
export type LinkedTerms = Map<string, number | undefined>;

/**
 * @param resolved the node that replaces a reference
 * @param reference for its line
 * @param linked the terms before it; a term is added to them
 * @throws WriterError with the line of the first use
 */
export function refuseSecondLink(resolved: PhrasingContent, reference: Node, linked: LinkedTerms): void {
  if (resolved.type !== 'link' || !isTermChip(resolved)) return;
  if (linked.has(resolved.url)) {
    const line = linked.get(resolved.url);
    throw new WriterError(
      `The page has linked this term before${line === undefined ? '' : `, in line ${line}`}. Only its first use is a link: write the word here.`,
    );
  }
  linked.set(resolved.url, reference.position?.start.line);
}
