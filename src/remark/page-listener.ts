/**
 * In: each page of a build, when it has been expanded for the bundler. Out: a call of who has asked to hear of it, so that what is made from the
 * same tree, the Markdown twin, need not read and expand the page again.
 */
import type { Root } from 'mdast';
import type { Reference } from '@gateway-docs/contract';
import { onePerBuild } from '@gateway-docs/site-data/reading';

/**
 * @param file absolute path of the page or the partial
 * @param tree has to stay as it is: Docusaurus makes the page from it, when the listener has ended
 */
export type PageListener = (file: string, tree: Root, reference: Reference) => Promise<void>;

const store = onePerBuild('page-listener', (): { listener?: PageListener } => ({}));

/** @param listener hears of all further pages of this process, in the place of a former one */
export function listenToPages(listener: PageListener): void {
  store.listener = listener;
}

/** Says that a page has been expanded. */
export const pageExpanded: PageListener = async (...page) => store.listener?.(...page);
