/**
 * In: a built page. Out: per section its sentences and the rows of its tables, each as a line that says something by itself: what a result
 * can show. Rows with an anchor are places of their own in the index (rows.ts).
 */
import type { CheerioAPI } from 'cheerio/slim';
import { isTag, type Element } from 'domhandler';

/** What a reader sees as one piece of text. A row is one, however its cells are made. */
const BLOCKS =
  'p, li, dt, dd, tr, td, th, blockquote, figcaption, pre, h1, h2, h3, h4, div, section, ul, ol, table';
/** Code, heads of columns, and what opens a box. */
const LEFT_OUT: ReadonlySet<string> = new Set(['pre', 'thead', 'summary']);
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3']);
/** Words of a cell that says nothing without the name of its column: `Yes`, `10 days`. */
const LEANING = 4;
/** What is shorter is a label. */
const LEAST_LENGTH = 20;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** @returns by hash, empty for the top, the lines of each section in order */
export function linesOf($: CheerioAPI): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  let hash = '';
  const add = (found: readonly string[]): void => {
    lines.set(hash, [...(lines.get(hash) ?? []), ...found]);
  };
  const visit = (element: Element): void => {
    const { name } = element;
    if (LEFT_OUT.has(name)) return;
    if (HEADINGS.has(name)) hash = $(element).find('a.hash-link').attr('href') ?? hash;
    else if (name === 'tr') add([rowLine($, element)]);
    else if ($(element).find(BLOCKS).length === 0) add(sentences(textOf($(element).text())));
    else element.children.filter(isTag).forEach(visit);
  };
  $('article').toArray().forEach(visit);
  for (const [key, found] of lines)
    lines.set(
      key,
      [...new Set(found)].filter(({ length }) => length >= LEAST_LENGTH),
    );
  return lines;
}

/** `First cell: the second. Column: the third`; a cell of few words beside others has the name of its column. */
function rowLine($: CheerioAPI, row: Element): string {
  const heads = $(row).closest('table').find('thead th').toArray();
  const [first = '', ...cells] = $(row)
    .children('th, td')
    .toArray()
    .map((cell) => textOf($(cell).text()));
  const said = cells.flatMap((cell, i) => {
    if (!/[\p{L}\p{N}]/u.test(cell)) return [];
    const head = textOf($(heads[i + 1]).text());
    const leans = cells.length > 1 && head !== '' && cell.split(' ').length <= LEANING;
    return [leans ? `${head}: ${cell}` : cell];
  });
  return said.length === 0 ? first : `${first}: ${said.join('; ').replaceAll('.;', ';')}`;
}

const textOf = (text: string): string => text.replace(/[\s\u200b]+/gu, ' ').trim();

const sentences = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim());
