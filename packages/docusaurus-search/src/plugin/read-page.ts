// The search plugin does not type its parts, and this file is compiled with the tests too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./search-local-parts.d.ts" />
/**
 * In: the HTML of a built page. Out: the page with its sections, rows and links. The search plugin reads title, sections, description, keywords
 * and breadcrumbs from a tree that we make for it: its own parser takes three times as long for the same tree.
 */
import { parseDocument } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';
import { load } from 'cheerio/slim';
import * as z from 'zod';
import { routeBelow } from '@gateway-docs/kit';
import { linksOf } from './links';
import type { Page, Section } from './page';
import { rowsOf } from './rows';
import { linesOf } from './lines';
import { setApart } from './set-apart';

/** What the search plugin reads of a page. */
const documentSchema = z.object({
  pageTitle: z.string(),
  description: z.string(),
  keywords: z.string(),
  breadcrumb: z.array(z.string()),
  sections: z.array(
    z.object({ title: z.string(), hash: z.string().regex(/^(?:#.*)?$/), content: z.string() }),
  ),
});

/** Where the page is, and what of it is left out. */
export interface ReadPageOptions {
  /** Address on the host, with the site's base path. */
  readonly url: string;
  readonly basePath: string;
  readonly ignoreCssSelectors: readonly string[];
}

/**
 * @param html of a built page
 * @param options where it is, and what of it is left out
 * @returns the page; null for one that asks not to be indexed
 * @throws Error of zod where an update of the plugin reads pages in another form
 */
export function readPage(html: string, options: ReadPageOptions): Page | null {
  const $ = load(html);
  if ($('meta[name="robots"]').attr('content')?.includes('noindex')) return null;
  for (const selector of options.ignoreCssSelectors) $(selector).remove();
  setApart($);
  const { pageTitle, breadcrumb, sections, ...document } = documentSchema.parse(parseDocument($));
  return {
    url: routeBelow(options.basePath, options.url),
    title: pageTitle,
    ...document,
    breadcrumbs: breadcrumb,
    sections: sectionsOf(sections, linesOf($)),
    rows: rowsOf($),
    links: linksOf($, options.basePath),
  };
}

/** The top comes first, also where nothing stands above the first heading. The title is a section without an anchor: the top. */
function sectionsOf(
  sections: z.infer<typeof documentSchema>['sections'],
  linesOfHash: ReadonlyMap<string, readonly string[]>,
): Section[] {
  const lines = (hash: string) => linesOfHash.get(hash) ?? [];
  const byHash = new Map<string, Section>([['', { title: '', hash: '', text: '', lines: lines('') }]]);
  for (const { title, hash, content } of sections) {
    const known = byHash.get(hash) ?? { title, hash, text: '', lines: lines(hash) };
    byHash.set(hash, { ...known, text: `${known.text} ${content}`.trim() });
  }
  return [...byHash.values()];
}
