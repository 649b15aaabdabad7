/**
 * `::tool{name=signature-workbench}` → a tool that works in the page: the signature workbench, or the explainer of codes. It gets the values
 * of the profile and the data that it needs, and is loaded when a reader opens it; with `opens=button` by a button, else with the page.
 */
import { tools as texts } from '../../../data/texts/directives.json';
import type { SiteData } from '@gateway-docs/contract';
import { CODE_PAGES } from '../cross-references/resolve';
import { jsxBlock, markdownBlocks } from '../mdast';
import { actor, declineRetry, retry } from '../../../data/texts/tables.json';
import { defineHandler, lookUp } from './handler';

/** What each tool is given. */
const VALUES: Readonly<Record<keyof typeof texts, (site: SiteData) => unknown>> = {
  'signature-workbench': ({ vectors: { v1, ...vectors }, operator, offer }) => ({
    vectors: offer.v1 ? { ...vectors, v1 } : vectors,
    tolerance: operator.timestamp_tolerance_seconds,
  }),
  'code-explainer': () => ({
    pages: CODE_PAGES,
    downloads: Object.fromEntries(Object.entries(CODE_PAGES).map(([kind, page]) => [kind, `${page}.json`])),
    retry,
    declineRetry,
    actors: actor,
  }),
};

export const tool = defineHandler({
  example: '::tool{name=signature-workbench}',
  attributes: { name: { required: true }, opens: { values: ['button'] } },
  build: ({ name = '', opens }, site) => {
    const valuesOf = lookUp('tool', name, new Map(Object.entries(VALUES)));
    const { button, without } = lookUp('tool', name, new Map(Object.entries(texts)));
    const values = JSON.stringify(valuesOf(site));
    return [...markdownBlocks(without), jsxBlock('Tool', { name, values, button: opens && button })];
  },
});
