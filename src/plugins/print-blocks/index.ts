/** In: nothing. Out: a script in the head that opens closed blocks while a page is printed (`in-page.js`). */
import type { Plugin } from '@docusaurus/types';
import { inPageScript } from '../../base/in-page-script';

/** Docusaurus plugin; takes no options. */
export default function printBlocks(): Plugin {
  return {
    name: 'print-blocks',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: inPageScript(__dirname) }] }),
  };
}
