/**
 * In: nothing. Out: a script in the head that keeps the button which the reader clicked last (`in-page.js`). On a slow line the page can be read
 * a while before its scripts come; who clicks on the menu, a tab or a tool then gets it when it works (`src/components/early-click.ts`). Links,
 * forms and closed blocks need no script and are left to the browser.
 */
import type { Plugin } from '@docusaurus/types';
import { EARLY_CLICK } from '../../base/early-click';
import { inPageScript } from '../../base/in-page-script';

/** Docusaurus plugin; takes no options. */
export default function earlyClick(): Plugin {
  const innerHTML = inPageScript(__dirname, { EARLY_CLICK });
  return {
    name: 'early-click',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
