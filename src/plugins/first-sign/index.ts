/**
 * In: nothing. Out: a script in the head that loads the scripts of a page, and the style sheet of the whole site, at the first sign of its
 * reader: a touch, a key, the pointer. Until then the page is its HTML, which has all of the text and the layout, and the styles of that
 * (`src/plugins/page-styles`); who only reads loads no script. `in-page.js` has the signs, and `src/site/page-template.ts` says which pages
 * wait. Why: docs-dev/decisions/40-scripts-wait.md.
 */
import type { Plugin } from '@docusaurus/types';
import { WAITING_TYPE } from '../../base/waiting-type';
import { inPageScript } from '../../base/in-page-script';

/** Docusaurus plugin; takes no options. */
export default function firstSign(): Plugin {
  const innerHTML = inPageScript(__dirname, { WAITING_TYPE });
  return {
    name: 'first-sign',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
