/**
 * In: a build whose bundler has ended. Out: its memory given back before the pages are rendered. The bundler's own memory is freed with the
 * objects that stand for it in Node, and Node, which waits for the threads that render, has no reason to look for garbage: the bundler and
 * the threads then stood in memory together.
 */
import type { Plugin } from '@docusaurus/types';

const NAME = 'free-bundler';
/** Milliseconds after which nothing holds the bundler any more. */
const LET_GO = 500;

interface Compiler {
  readonly hooks: { readonly shutdown: { tap(name: string, call: () => void): void } };
}

/** Node has the function when it was started with `--expose-gc`, as a build is and the writers' server is not (src/base/node-options.ts). */
const lookForGarbage = (): void => globalThis.gc?.();

/** Docusaurus plugin; takes no options. */
export default function freeBundler(): Plugin {
  const plugin = {
    apply: ({ hooks }: Compiler) =>
      hooks.shutdown.tap(NAME, () => setTimeout(lookForGarbage, LET_GO).unref()),
  };
  return {
    name: NAME,
    configureWebpack: () => ({ plugins: [plugin] }),
  };
}
