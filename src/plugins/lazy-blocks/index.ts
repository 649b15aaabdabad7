/**
 * In: nothing. Out: a script in the head that says whether the blocks of this visit are laid out when they come near the screen (`in-page.js`);
 * `src/css/lazy-blocks.css` does it. Why: docs-dev/decisions/41-lazy-blocks.md.
 */
import type { Plugin } from '@docusaurus/types';
import { LAZY_BLOCKS } from '../../base/lazy-blocks';
import { inPageScript } from '../../base/in-page-script';

/** Docusaurus plugin; takes no options. */
export default function lazyBlocks(): Plugin {
  const innerHTML = inPageScript(__dirname, { LAZY_BLOCKS });
  return {
    name: 'lazy-blocks',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
