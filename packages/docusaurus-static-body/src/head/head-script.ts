/**
 * In: scripts of the site's own. Out: the one script that each page runs in its head, before it is painted. Its parts are files of plain
 * JavaScript, each with its reason; the build takes out their comments.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as names from '../names';

const PARTS = [
  'page-link',
  'coming-page',
  'pages-ahead',
  'event-replay',
  'load-on-interaction',
  'lazy-blocks',
];

/** Words of the parts, and what stands in their place in a page. */
const WORDS = {
  ...names,
  // As `sparesLine` of kit, which the head of a page cannot import. What is asked for without a line fails in silence.
  SPARES_LINE: "(navigator.connection?.saveData || navigator.connection?.effectiveType?.includes('2g'))",
};

/** @returns the text of a script, each of the words replaced */
export const withWords = (script: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce((text, [word, value]) => text.replaceAll(word, value), script);

const marked = (...marks: string[]) => [
  { where: { selector_matches: marks.map((mark) => `[${mark}]`).join() }, eagerness: 'immediate' },
];

/**
 * What a browser does ahead with marked links: it loads their pages, and draws the page to come where there is memory to spare. A drawn page asks for
 * nothing but its HTML, because its scripts wait.
 */
export const speculationRules = JSON.stringify({
  prefetch: marked(names.COMING_PAGE, names.PAGE_AHEAD),
  prerender: marked(names.COMING_PAGE),
});

/**
 * @param own scripts of the site, which run first
 * @returns text of the script
 */
export function headScript(own: readonly string[]): string {
  const parts = PARTS.map((part) => readFileSync(path.join(__dirname, `${part}.js`), 'utf8'));
  return [...own, ...parts.map((part) => withWords(part, WORDS))].join('\n');
}
