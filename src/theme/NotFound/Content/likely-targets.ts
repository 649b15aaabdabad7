/** Words that nearly every path has; they say nothing about what the reader wants. */
const COMMON = new Set(['api', 'index', 'html', 'md']);

function words(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word));
}

/** 2 for the same word, 1 for one word that begins with the other (`transaction`, `transactions`), else 0. */
function likeness(a: string, b: string): number {
  if (a === b) return 2;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.startsWith(short) ? 1 : 0;
}

/** How well a route answers the asked words; words that the route has beside them make it less likely. */
function score(asked: readonly string[], route: string): number {
  const own = words(route);
  const found = asked.map((word) => Math.max(0, ...own.map((other) => likeness(word, other))));
  const total = found.reduce((sum, value) => sum + value, 0);
  return total === 0 ? 0 : total - own.length / 10;
}

/**
 * Guesses which pages a reader of an unknown address wants.
 * @param pathname the address, for example `/transactions/creat`
 * @param routes paths of the site's pages
 * @param limit how many to return at most
 * @returns the most likely first; empty when no page shares a word with the address
 */
export function likelyTargets(pathname: string, routes: readonly string[], limit = 5): string[] {
  const asked = words(pathname);
  return routes
    .map((route) => ({ route, score: score(asked, route) }))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .slice(0, limit)
    .map(({ route }) => route);
}
