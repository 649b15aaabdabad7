/**
 * In: a build. Out: memory given back while Node itself has no reason to look for garbage, because others work. Twice: when all modules have
 * gone through the loaders, whose trees of pages are garbage then, and the bundler needs most of its memory next; and when the bundler
 * has ended, whose memory is freed with the objects that stand for it in Node, before threads render the pages.
 */
import type { Plugin } from '@docusaurus/types';

const NAME = 'free-bundler';
/** Milliseconds after which nothing holds the bundler any more. */
const LET_GO = 500;

/** Bytes of Node's heap from which the first look is worth its time: a large site has left 1.3 GB by then, of which 0.4 are in use. */
const LARGE_HEAP = 1_000_000_000;

interface Hook {
  tap(name: string, call: () => void): void;
}

interface Compiler {
  readonly hooks: { readonly finishMake: Hook; readonly shutdown: Hook };
}

/** Node has the function when it was started with `--expose-gc`, as a build is and the writers' server is not (src/base/node-options.ts). */
const lookForGarbage = (): void => globalThis.gc?.();

/** Docusaurus plugin; takes no options. */
export default function freeBundler(): Plugin {
  const plugin = {
    apply: ({ hooks }: Compiler) => {
      hooks.finishMake.tap(NAME, () => {
        if (process.memoryUsage().heapTotal > LARGE_HEAP) lookForGarbage();
      });
      hooks.shutdown.tap(NAME, () => setTimeout(lookForGarbage, LET_GO).unref());
    },
  };
  return {
    name: NAME,
    configureWebpack: () => ({ plugins: [plugin] }),
  };
}
