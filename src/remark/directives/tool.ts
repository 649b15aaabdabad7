/**
 * `::tool{name=signature-workbench}` → a tool that works in the page: the signature workbench, the explainer of codes, or a payment on the gateway of the page.
 * It gets the values of the profile and the data that it needs, and is loaded when a reader opens it; with `opens=button` by a button, else with the page.
 */
import { tools as texts } from '../../../data/texts/directives.json';
import type { SiteData } from '@gateway-docs/contract';
import { CODE_PAGES } from '../cross-references/resolve';
import { operationFormRoute, SCENARIOS_ROUTE, serviceFormRoute } from '@gateway-docs/gateway/protocol';
import { runnerValues } from '../samples/run-here';
import { jsxBlock, markdownBlocks } from '../mdast';
import { actor, declineRetry, retry } from '../../../data/texts/tables.json';
import { defineHandler, lookUp } from './handler';

/** What explains a code: the downloads of the tables, and the words for what they name. The local gateway explains by the same. */
export const EXPLAINER = {
  pages: CODE_PAGES,
  downloads: {
    error: `${CODE_PAGES.error}.json`,
    reason: `${CODE_PAGES.reason}.json`,
    status: `${CODE_PAGES.status}.json`,
  },
  retry,
  declineRetry,
  actors: actor,
};

const FIRST_FORM = operationFormRoute('v2', 'transaction-create');

/** What each tool is given; the bench is the runner, on the page whose address names what it plays. */
const VALUES: Readonly<Record<keyof typeof texts, (site: SiteData) => unknown>> = {
  'signature-workbench': ({ vectors: { v1, ...vectors }, operator, offer }) => ({
    vectors: offer.v1 ? { ...vectors, v1 } : vectors,
    tolerance: operator.timestamp_tolerance_seconds,
  }),
  'code-explainer': () => EXPLAINER,
  // Its form has the call that finds the payment; a provider without the service has the first call alone.
  runner: ({ services }) =>
    services.has(texts.runner.service)
      ? { ...runnerValues(serviceFormRoute(texts.runner.service)), steps: texts.runner.steps }
      : runnerValues(FIRST_FORM),
  bench: () => ({ ...runnerValues(FIRST_FORM), scenarios: SCENARIOS_ROUTE }),
};

export const tool = defineHandler({
  example: '::tool{name=signature-workbench}',
  attributes: { name: { required: true }, opens: { values: ['button'] } },
  build: ({ name = '', opens }, site) => {
    const valuesOf = lookUp('tool', name, new Map(Object.entries(VALUES)));
    const { button, without } = lookUp('tool', name, new Map(Object.entries(texts)));
    const values = JSON.stringify(valuesOf(site));
    const instead = jsxBlock('noscript', {}, markdownBlocks(without));
    return [
      instead,
      jsxBlock('Tool', { name: name === 'bench' ? 'runner' : name, values, button: opens && button }),
    ];
  },
});
