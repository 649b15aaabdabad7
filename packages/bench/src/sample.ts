/** The pages that are visited for the figures: three of different kinds, and a few that nobody has chosen. */

/** An operation, a guide with two services, and the front page with its finder. */
export const NAMED_PAGES = ['/api/v2/transaction/create', '/services/pix', '/'] as const;

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param routes all routes of the site, in an order that does not change
 * @param size how many pages to add to the named ones
 * @param seed chooses them
 * @returns the named pages, then the others, none twice
 */
export function samplePages(routes: readonly string[], size: number, seed: number): string[] {
  const next = random(seed);
  const others = routes.filter((route) => !NAMED_PAGES.some((named) => named === route));
  const drawn = others.map((route) => ({ route, ticket: next() })).toSorted((a, b) => a.ticket - b.ticket);
  return [...NAMED_PAGES, ...drawn.slice(0, size).map(({ route }) => route)];
}
