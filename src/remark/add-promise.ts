/**
 * In: an expanded guide. Out: the same with its promise as the first sentence below the title. The promise is the first sentence of the
 * page's description: the list of pages and the results of a search say the same. The Markdown twin begins with the whole description, so
 * it needs no promise.
 */
import type { Root } from 'mdast';
import { jsxBlock, paragraph } from './mdast';

/** Up to the first full stop that ends a sentence: one inside `3.5` or `3-D` ends none. */
const FIRST_SENTENCE = /^.+?[.!?](?=\s|$)/s;

interface FrontMatter {
  readonly guide?: unknown;
  readonly description?: unknown;
}

/** The page of a call has the purpose of the call there. */
const beginsWithLead = ({ children: [first] }: Root): boolean =>
  first?.type === 'mdxJsxFlowElement' && first.name === 'Lead';

/**
 * Changes the tree in place.
 * @param frontMatter of the page, as `front-matter.ts` has checked it; a partial has none
 */
export function addPromise(tree: Root, frontMatter: unknown): void {
  const { guide, description }: FrontMatter = typeof frontMatter === 'object' ? { ...frontMatter } : {};
  if (guide === undefined || typeof description !== 'string' || beginsWithLead(tree)) return;
  const promise = FIRST_SENTENCE.exec(description.trim())?.[0] ?? description;
  tree.children.unshift(jsxBlock('Lead', {}, [paragraph(promise)]));
}
