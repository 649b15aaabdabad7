/**
 * In: the configuration of the writers' server. Out: a page is compiled when a browser opens it, and again when it changes; no other page is.
 * A first start without a cache would compile all of them before it shows the first one.
 */
import type { Plugin } from '@docusaurus/types';
import type { Compiler, rspack } from '@rspack/core';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Docusaurus plugin; takes no options. */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, _isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'development') return {};
      const bundler = currentBundler.instance as unknown as typeof rspack;
      return {
        // What a page imports when it needs it, and above all the pages themselves.
        lazyCompilation: { entries: false, imports: true },
        // They come after those of Docusaurus.
        devServer: {
          setupMiddlewares: (_: unknown, { compiler }: { readonly compiler: object }) => [
            bundler.lazyCompilationMiddleware(compiler as Compiler),
          ],
        },
      } as BundlerOptions;
    },
  };
}
