/** Options for Node's command line that say how the processes of a build use memory. */

/**
 * A build makes mostly what is thrown away at once: trees of pages, tokens, HTML. With V8's 16 MB for new objects, these live long enough to
 * be copied twice; with 64 MB most of them are gone before they are looked at.
 */
export const MANY_NEW_OBJECTS: readonly string[] = ['--max-semi-space-size=64'];

/**
 * For a process beside the bundler. V8 lets a heap grow to a multiple of what is in use before it looks for garbage again; looking after each
 * fifth more takes half of the memory and a tenth more time.
 */
export const SMALL_HEAP: readonly string[] = ['--max-semi-space-size=32', '--heap-growing-percent=20'];
