/**
 * In: the HTML of a built page. Out: its table rows that have an anchor (error codes, statuses, test cards, …) with the text
 * of their first two cells, so that a search for a code leads to its row. The search plugin stops at headings.
 */
import { load } from 'cheerio';
import type { Row } from './stock-index';

const LONGEST_TITLE = 80;

/** @returns the rows of the page's article, in order; none where the page has no such row */
export function rowsOf(html: string): Row[] {
  if (!/<tr[^>]*\sid=/.test(html)) return [];
  const $ = load(html);
  return $('article tr[id]')
    .toArray()
    .map((row) => {
      const cells = $(row)
        .children('th, td')
        .toArray()
        .map((cell) => $(cell).text().replace(/\s+/g, ' ').trim());
      return {
        hash: `#${$(row).attr('id') ?? ''}`,
        title: shorten(cells.filter(Boolean).slice(0, 2).join(' · ')),
      };
    });
}

function shorten(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  return `${title.slice(0, title.lastIndexOf(' ', LONGEST_TITLE - 1))} …`;
}
