/**
 * In: Docusaurus' own setup of the bundler. Out: ours. Files are replaced for the browser only; the static render keeps the originals, and
 * both draw the same HTML. README.md lists what is replaced and why.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addCacheDependencies } from './cache-dependencies';
import { needsBabel } from './own-babel';
import { replacedFiles } from './patches';
import { purePackages } from './pure-packages';
import { transpileBySwc } from './scripts-by-swc';
import { nameStably } from './stable-names';
import trimGenerated from './trim-generated.cjs';

/** Docusaurus plugin; takes no options. */
export default function frameworkPatches({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'framework-patches',
    configureWebpack(config, isServer) {
      addCacheDependencies(siteDir, config);
      transpileBySwc(config.module?.rules ?? [], {
        ...(isServer ? { registry: path.join(generatedFilesDir, 'registry.js') } : {}),
        ownByBabel: needsBabel(siteDir),
      });
      if (isServer) return {};
      nameStably(config.optimization?.minimizer ?? []);
      return {
        resolve: { alias: replacedFiles() },
        module: {
          rules: [
            purePackages(),
            {
              enforce: 'pre',
              include: trimGenerated.files.map((file) => path.join(generatedFilesDir, file)),
              use: path.join(__dirname, 'trim-generated.cjs'),
            },
          ],
        },
        // The search worker brings its libraries in its own file: it starts a round trip sooner.
        optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } },
      };
    },
  };
}
