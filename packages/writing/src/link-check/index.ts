/**
 * In: the pages as they were built, or one that is being written. Out: nothing, or an error with file and line of each link that leads to no page, no file or
 * no anchor of the site, and of what no page alone can say; and a line of what pages still name that the provider leaves out.
 * Docusaurus looks too, when everything else is done, and names the route of a page alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import { benchScenarios } from '@gateway-docs/site-data/services';
import { WriterError } from '@gateway-docs/kit';
import { brokenLinks } from './broken-links';
import { checkTogether } from '../check-pages/check-together';
import { type Ask, editedPages } from './edited-pages';
import { locate, namesOf } from './locate';
import { htmlOfPages, readPages } from './read-pages';
import offered from './offer-words.json';

/** Words of a page for what an offer can leave out, as patterns by its name in a condition. */
const WORDS: Readonly<Record<string, string>> = offered;

/** The test bench: its address names a scenario, and the page has no place for each. */
const BENCH = '/run';

/** Code shows the contract, which says `payout` of no service. */
const NO_PROSE = /<(?<tag>pre|code|script|style)\b[^]*?<\/\k<tag>>|<[^>]*>/g;

/** @returns the conditions that do not hold, as writers write them: `v1`, `direction:payout` */
const leftOutBy = ({ v1, without }: Site['offer']): string[] => [
  ...(v1 ? [] : ['v1']),
  ...[...without.direction].map((name) => `direction:${name}`),
  ...[...without.kind].map((name) => `kind:${name}`),
];

/** @returns `docs/limits.mdx:12`, the line of a page that says `words`; its route where data or the contract say them */
function placeOf(words: string, route: string, pages: Site['pages'], root: string): string {
  const file = pages.get(route)?.file;
  if (file === undefined) return route;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(words)) + 1;
  return line > 0 ? `${file}:${line}` : route;
}

/**
 * In: the pages of a site, and what its provider leaves out. Out: what they still name of it, for the provider to decide: whole pages, sections and links are gone, and
 * a word in a sentence is a writer's to mark.
 * @param html of each page by its route
 * @param site of the provider
 * @param root absolute path of the repository
 * @returns one line; undefined where nothing is left out, or nothing of it is named
 */
export function stillNamed(
  html: ReadonlyMap<string, string>,
  { pages, offer, profileFile }: Pick<Site, 'pages' | 'offer' | 'profileFile'>,
  root: string,
): string | undefined {
  const texts = [...html].map(([route, page]) => {
    const [article = ''] = /<article[^]*<\/article>/.exec(page) ?? [];
    return [route, article.replaceAll(NO_PROSE, '\n')] as const;
  });
  const named = leftOutBy(offer).flatMap((condition) => {
    const word = WORDS[condition.replace(/^.*:/, '')] ?? condition;
    // What stands beside the word tells its line from others that have the word, and are not shown.
    const words = new RegExp(`[^\n&]{0,40}\\b(?:${word})\\b[^\n&]{0,40}`, 'i');
    const places = texts.flatMap(([route, text]) => {
      const [match] = words.exec(text) ?? [];
      return match === undefined ? [] : [placeOf(match.trim(), route, pages, root)];
    });
    if (places.length === 0) return [];
    // A writer can mend a line of a page.
    places.sort((a, b) => Number(a.startsWith('/')) - Number(b.startsWith('/')));
    return `{${condition}} on ${namesOf(places)}`;
  });
  if (named.length === 0) return undefined;
  return (
    `${path.relative(root, profileFile)} leaves out what pages still name: ${named.join('; ')}. ` +
    'Put what is for it alone into :only[…] with the condition.'
  );
}

/**
 * Docusaurus plugin.
 * @param options `site`; routes of files that are `written` after the check; and, for a site whose pages show all of its data, how to ask for it as it is while
 *   one is written
 */
export default function linkCheck(
  { siteDir, baseUrl }: LoadContext,
  {
    site,
    written = [],
    ask,
  }: { readonly site: Site; readonly written?: readonly string[]; readonly ask?: Ask },
): Plugin {
  return {
    name: 'link-check',
    configureWebpack: () =>
      ask && process.env.NODE_ENV !== 'production' ? { plugins: [editedPages(siteDir, ask)] } : {},
    async postBuild({ outDir, routesPaths }) {
      const isFile = (address: string): boolean =>
        written.includes(address) || existsSync(path.join(outDir, address));
      const pages = htmlOfPages(outDir, baseUrl, routesPaths);
      const data = await site.load();
      const played = benchScenarios(data.services.values(), data.tables['test-cards'].rows);
      const scenarios = [...played.values()].flat().map(({ id }) => id);
      const broken = brokenLinks(readPages(pages, baseUrl, new Map([[BENCH, scenarios]])), isFile);
      const whole = { root: siteDir, pages: site.pages, leftOut: site.leftOut, data };
      const lines = [...(ask ? checkTogether(whole) : []), ...locate(siteDir, site.pages, broken)];
      if (lines.length > 0) {
        const mistake = new WriterError(lines.join('\n'));
        // Docusaurus prints it, and where it was thrown helps no writer.
        delete mistake.stack;
        throw mistake;
      }
      const named = stillNamed(pages, site, siteDir);
      if (named !== undefined) process.stdout.write(`${named}\n`);
    },
  };
}
