/**
 * In: Docusaurus' own client files for route changes. Out: ours in their place, in the browser only.
 * The stock ones keep the old page without a sign while the next loads, reload on every failure, remember a failed download
 * for ever, and leave a first load that fails silent. What happens here instead: README of `src/theme`, "Core files".
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

interface Replacement {
  /** The import as the importing file writes it. */
  readonly request: RegExp;
  /** Folder of the importing file, where the import alone says too little. */
  readonly from?: RegExp;
  /** File in `client/` that takes its place. */
  readonly by: string;
}

const CORE_CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

const REPLACEMENTS: readonly Replacement[] = [
  { request: /^\.\/PendingNavigation$/, from: CORE_CLIENT, by: 'PendingNavigation.tsx' },
  { request: /^\.\/preload$/, from: CORE_CLIENT, by: 'preload.ts' },
  { request: /^react-loadable$/, by: 'Loadable.tsx' },
];

/** Docusaurus plugin; takes no options. */
export default function routeFailure(): Plugin {
  return {
    name: 'route-failure',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: REPLACEMENTS.map(
          ({ request, from, by }) =>
            new NormalModuleReplacementPlugin(request, (asked: { context: string; request: string }) => {
              if (!from || from.test(asked.context)) asked.request = path.join(__dirname, 'client', by);
            }),
        ),
      };
    },
  };
}
