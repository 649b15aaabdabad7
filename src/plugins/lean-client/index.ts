/**
 * In: the modules that the site does not use (`replacements.ts`). Out: a smaller script in every visit, in the browser only;
 * the static render keeps the originals, which render nothing either.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { addCacheDependencies } from './cache-dependencies';
import { REPLACEMENTS } from './replacements';

/** Docusaurus plugin; takes no options. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, { currentBundler }) {
      addCacheDependencies(config);
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: REPLACEMENTS.map(
          ({ request, by }) => new NormalModuleReplacementPlugin(request, path.join(__dirname, 'client', by)),
        ),
      };
    },
  };
}
