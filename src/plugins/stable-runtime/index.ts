/**
 * In: the minifiers and the chunk rules of the browser bundle. Out: the same, with bytes that depend on the sources alone.
 * The minifier gives short names by how often letters occur. A chunk that names other chunks is counted while it holds their provisional
 * hashes, and these differ between a build with caches and one without: same program, other variable names, so another file name in
 * every page. Two kinds of chunks name others: the runtime, which is therefore minified without renaming (about 500 bytes more), and a
 * worker whose libraries lie in a chunk of their own, which is therefore one file; its start is a round trip shorter, too.
 * tests/built-site/determinism fails without it.
 */
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<BundlerConfig['optimization']>['minimizer']>[number];
type ScriptOptions = ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0];

/** The chunk that maps chunk names to files. */
const RUNTIME = /runtime~/;

/** Docusaurus plugin; takes no options. */
export default function stableRuntime(): Plugin {
  return {
    name: 'stable-runtime',
    configureWebpack(config, isServer) {
      const minimizers = config.optimization?.minimizer ?? [];
      if (isServer || !minimizers.some(isScriptMinimizer)) return {};
      const others = minimizers.filter((minimizer) => !isScriptMinimizer(minimizer));
      const split = [
        scriptMinimizer({ exclude: RUNTIME }, true),
        scriptMinimizer({ include: RUNTIME }, false),
      ];
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [...split, ...others],
          splitChunks: { cacheGroups: { defaultVendors: false } },
        },
      };
    },
  };
}

function isScriptMinimizer(minimizer: Minimizer): boolean {
  return minimizer instanceof rspack.SwcJsMinimizerRspackPlugin;
}

/** A minifier with the options that Docusaurus gives it, for a part of the files. */
function scriptMinimizer(part: { include: RegExp } | { exclude: RegExp }, mangle: boolean): Minimizer {
  const minimizerOptions = { ...getSwcJsMinimizerOptions(), minify: true, mangle };
  const minimizer = new rspack.SwcJsMinimizerRspackPlugin({ ...part, minimizerOptions } as ScriptOptions);
  // Docusaurus types its bundler as webpack, of which Rspack is a likeness.
  return minimizer as unknown as Minimizer;
}
