/**
 * In: the modules that the site does not use (`replacements.ts`) and what is generated into every visit (`trim-generated.cjs`).
 * Out: a smaller script in every visit, in the browser only; the static render keeps the originals, which render the same.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { addCacheDependencies } from './cache-dependencies';
import { REPLACEMENTS } from './replacements';
import trimGenerated from './trim-generated.cjs';

/** Docusaurus plugin; takes no options. */
export default function leanClient({ generatedFilesDir }: { generatedFilesDir: string }): Plugin {
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
        module: {
          rules: [
            {
              enforce: 'pre',
              include: trimGenerated.files.map((file) => path.join(generatedFilesDir, file)),
              use: path.join(__dirname, 'trim-generated.cjs'),
            },
          ],
        },
      };
    },
  };
}
