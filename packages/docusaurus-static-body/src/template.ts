import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WAITING_TYPE } from './names';

/** Where the scripts of a document wait, and those of other pages, which are nothing without them, do not. */
const WAITING = `<%= it.htmlAttributes.includes('docs-doc-page') ? 'type=${WAITING_TYPE}' : 'defer' %>`;

/**
 * The HTML around every page: Docusaurus' own template in another order. A browser stops reading at a script that runs in place until the
 * style sheets before it have come, so all of those scripts stand before the first style sheet, and the page is read while its styles are
 * on their way. The request for a typeface stands first in the body: in the head, a browser would wait for the typeface a while before it
 * paints anything, and on a slow line for nothing.
 * @param scriptsWait whether a document loads its scripts on the reader's first interaction
 * @returns the template, as Docusaurus' `ssrTemplate` wants it
 */
export const pageTemplate = (scriptsWait: boolean): string =>
  readFileSync(path.join(__dirname, 'page.eta'), 'utf8').replace('LOADING', scriptsWait ? WAITING : 'defer');
