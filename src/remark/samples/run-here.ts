/** In: the route of a request form. Out: the buttons that let a reader run the request on the gateway in the page, and put in their own values;
 * nothing without scripts. */
import { run as texts } from '../../../data/texts/directives.json';
import { CODE_PAGES } from '../cross-references/resolve';
import { jsxBlock, type Block } from '../mdast';

/** What the runner of a page is given. */
export const runnerValues = (form: string) => ({ form, pages: CODE_PAGES });

/**
 * @param form of `@gateway-docs/gateway/protocol`
 * @returns tools that are loaded when the reader asks for them
 */
export const runHere = (form: string): Block[] => [
  jsxBlock('Tool', { name: 'runner', values: JSON.stringify(runnerValues(form)), button: texts.here }),
  jsxBlock('Tool', { name: 'reader-values', values: '{}', button: texts.ownValues, rank: 'second' }),
];
