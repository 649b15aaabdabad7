/**
 * In: the development server's bundle. Out: one in which a page is compiled when a browser opens it, and again when it changes; no other page is.
 * A first start without a cache would compile all of them before it shows the first one.
 */
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, rspack } from '@rspack/core';
import type { StaticBodyOptions } from '../options';
import { everyBrowserBundle, type BundlerOptions } from './browser-bundle';

/** @param instance Docusaurus' own bundler */
export function lazyPages(instance: object, context: LoadContext, options: StaticBodyOptions) {
  const { lazyCompilationMiddleware } = instance as typeof rspack;
  const { alias, rules } = everyBrowserBundle(context, options, false);
  return {
    resolve: { alias },
    module: { rules: [...rules] },
    // What a page imports when it needs it, and above all the pages themselves.
    lazyCompilation: { entries: false, imports: true },
    // They come after those of Docusaurus.
    devServer: {
      setupMiddlewares: (_: unknown, { compiler }: { readonly compiler: object }) => [
        lazyCompilationMiddleware(compiler as Compiler),
      ],
    },
  } as BundlerOptions;
}
