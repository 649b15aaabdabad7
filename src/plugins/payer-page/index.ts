/** In: nothing. Out: the route `/sandbox/p/`, the page on which a reader plays the payer of a payment of the gateway in the browser. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { underBasePath } from '../../base/base-path';

/** Docusaurus plugin; takes no options. */
export default function payerPage({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'payer-page',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: underBasePath(baseUrl, '/sandbox/p/'),
        component: '@site/src/components/PayerPage/index.tsx',
        exact: true,
      });
    },
  };
}
