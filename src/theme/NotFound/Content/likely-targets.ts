import { notFound } from '../../../../data/texts/theme.json';

// Taken out of the file first, as in ./index.tsx.
const { ownWords } = notFound;
const OURS = new Map(Object.entries(ownWords));

/** Words that nearly every path has, or any sentence; they say nothing about what the reader wants. */
const COMMON = new Set(['api', 'docs', 'index', 'html', 'md', 'no', 'not', 'the', 'to', 'of', 'and', 'for']);

/**
 * @param path an address, `/Guide/acquiring-h2h.html`
 * @returns its words in small letters, without those that say nothing: `guide`, `acquiring`, `h2h`
 */
export function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word));
}

/** The words of an address; for what other sites call differently, our own. */
const askedIn = (path: string): string[] => wordsOf(path).flatMap((word) => wordsOf(OURS.get(word) ?? word));

/** 2 for the same word, 1 for one word that begins with the other (`transaction`, `transactions`), else 0. */
function likeness(a: string, b: string): number {
  if (a === b) return 2;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.startsWith(short) ? 1 : 0;
}

/**
 * How well a route answers the asked words; words that the route has beside them make it less likely. Nothing for a route that has less than half of
 * them, or none of the last part of the address: `/services/unknown` asks for no other service.
 */
function score(asked: readonly string[], last: readonly string[], route: string): number {
  const own = wordsOf(route);
  const likenessOf = (word: string): number => Math.max(0, ...own.map((other) => likeness(word, other)));
  const found = asked.map(likenessOf).filter((value) => value > 0);
  if (found.length < asked.length / 2 || !last.some((word) => likenessOf(word) > 0)) return 0;
  return found.reduce((sum, value) => sum + value, 0) - own.length / 10;
}

/**
 * Guesses which pages a reader of an unknown address wants.
 * @param pathname the address, for example `/transactions/creat`
 * @param routes paths of the site's pages
 * @param limit how many to return at most
 * @returns the most likely first; empty when no page shares enough words with the address
 */
export function likelyTargets(pathname: string, routes: readonly string[], limit = 5): string[] {
  const asked = askedIn(pathname);
  const last = askedIn(pathname.replace(/\/$/, '').replace(/.*\//, ''));
  return routes
    .map((route) => ({ route, score: score(asked, last, route) }))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .slice(0, limit)
    .map(({ route }) => route);
}
