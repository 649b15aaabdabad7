/**
 * For Node's command line. A build makes mostly what is thrown away at once: trees of pages, tokens, HTML. With V8's 16 MB for new objects,
 * these live long enough to be copied twice; with 64 MB most of them are gone before they are looked at.
 */
export const YOUNG_GENERATION = '--max-semi-space-size=64';
