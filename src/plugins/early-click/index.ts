/**
 * In: nothing. Out: a script in the head that keeps the button which the reader clicked last. On a slow line the page can be read a while
 * before its scripts come; who clicks on the menu, a tab or a tool then gets it when it works (`src/components/early-click.ts`). A click
 * elsewhere forgets the button: the reader has gone on. Clicks of scripts are no reader's. Links, forms and closed blocks need no script and are left to the browser.
 */
import type { Plugin } from '@docusaurus/types';
import { EARLY_CLICK } from '../../base/early-click';

const SCRIPT =
  "document.addEventListener('click',function(e){" +
  `if(e.isTrusted)window.${EARLY_CLICK}=e.target.closest('button,[role=tab]')` +
  '},true)';

/** Docusaurus plugin; takes no options. */
export default function earlyClick(): Plugin {
  return {
    name: 'early-click',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: SCRIPT }] }),
  };
}
