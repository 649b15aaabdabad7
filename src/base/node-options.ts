/** Options for Node's command line: how the processes of a build use memory, and when their code is compiled. */

/**
 * For Docusaurus and the writer beside it. V8 makes machine code of a function that has run for a while, which pays in a server that runs for days; a build is
 * over in a minute, and a tenth of its processor time went into code that hardly ran. With this, a function has to run nine times as long before.
 * Only Node 20 has the option, and no other version starts with it; later ones have a quick compiler in between.
 */
export const COMPILE_LATE: readonly string[] = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=600000']
  : [];

/**
 * For the bundler, and for what runs when it has ended. A build makes mostly what is thrown away at once: trees of pages, tokens, HTML. With V8's
 * 16 MB for new objects, these live long enough to be copied twice; with 64 MB most of them are gone before they are looked at. And V8 lets a
 * heap grow up to fourfold before it looks for garbage again; at most threefold takes a tenth less memory and hardly more time.
 */
export const MANY_NEW_OBJECTS: readonly string[] = ['--max-semi-space-size=64', '--heap-growing-percent=200'];

/** For a build: it looks for garbage when the bundler has ended (src/plugins/free-bundler). */
export const WITH_GARBAGE_CALL = '--expose-gc';

/** Bytes of a rendering thread's heap after which Docusaurus takes a new thread; it holds every page that it has rendered. */
export const MOST_OF_RENDERER = 300_000_000;

/** For a process beside the bundler: looking after each fifth more takes half of the memory and a tenth more time. */
export const SMALL_HEAP: readonly string[] = ['--max-semi-space-size=32', '--heap-growing-percent=20'];
