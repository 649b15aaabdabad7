/** In: nothing. Out: the route of the page on which a reader plays the payer of a payment of the gateway in the browser. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { underBasePath } from '@gateway-docs/kit';
import { PAYER_PAGE } from '../../base/payer-page';

/** Docusaurus plugin; takes no options. */
export default function payerPage({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'payer-page',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: underBasePath(baseUrl, PAYER_PAGE),
        component: '@site/src/components/PayerPage/index.tsx',
        exact: true,
      });
    },
  };
}
