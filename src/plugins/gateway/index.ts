/**
 * In: the contract, the facts, the gateway's own code, and the documentation and its search as they were built. Out: the gateway of the site: one file for
 * readers' machines, a worker and request forms for pages, and the route of the page on which a reader plays the payer.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import { underBasePath } from '@gateway-docs/kit';
import { writeFiles } from '@gateway-docs/kit/files';
import { PAYER_PAGE } from '../../base/payer-page';

/** Docusaurus plugin. */
export default function gateway(
  { siteDir, baseUrl }: LoadContext,
  { site }: { readonly site: Site },
): Plugin {
  return {
    name: 'gateway',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: underBasePath(baseUrl, PAYER_PAGE),
        component: '@site/src/components/PayerPage/index.tsx',
        exact: true,
      });
    },
    async postBuild({ outDir }) {
      const [{ makeGateway }, { builtDocs }] = await Promise.all([
        import('@gateway-docs/gateway/files'),
        import('./built-docs'),
      ]);
      writeFiles(outDir, await makeGateway(siteDir, site, builtDocs(outDir, site)));
    },
  };
}
