/**
 * In: a page. Out: the page whose lazy blocks (`styles.css`) say about how tall they will be, so that its length is known before its reader has gone
 * through it. No block is exact; over a page the differences even out (tests/browser/shell/first-frame.spec.ts).
 */
import { load } from 'cheerio/slim';

/**
 * Pixels for each part of a block, in the order of `partsOf`, in a column of 20, 32 and 44 rem: what keeps the worst of all pages of this site nearest to its
 * real length. Below 40 rem the cells of a row stand one below the other.
 */
const WEIGHTS = {
  s: [5.6, 0.636, 18.4, 0.523, -0.1, -7.6, 22.7, 0, 491, 20, 19.5, 1],
  m: [9.6, 0.36, 5, 0.337, 0.081, -6, 25, 0, 500, 20, 19.5, 1],
  l: [6, 0.325, 18.3, 0.282, 0.28, 15.5, 0.5, 11.2, 402, 50, 19.5, 0.9],
} as const;
/** Characters of a line of code in each of them, before it is wrapped; in the widest it is wrapped only beside a text, and this suits both best. */
const COLUMNS = { s: 37, m: 61, l: 66 } as const;
/** What one is in a style: a quarter of a rem. */
const UNIT = 4;

const BODY = /<div class="[^"]*\bmarkdown"/;
/** What no reader sees: of panels the first one is open, of closed details there is the summary. */
const HIDDEN =
  'script, style, select, title, desc, [role=tabpanel] ~ [role=tabpanel], [data-panel] ~ [data-panel], details:not([open]) > :not(summary)';
/** The first blocks are never left out; islands are React's, and headings are all alike. */
const MARKED = ':nth-child(n + 4):not(h2, h3, [data-island], [style])';
/** Lines that a browser shows of code that is marked as long. */
const LONG = 14.6;

/**
 * @param html a page
 * @returns the page with a style on each block of its body that may be left out
 */
export function withBlockHeights(html: string): string {
  const start = html.search(BODY);
  if (start < 0) return html;
  const $ = load(html.slice(start), { xml: { xmlMode: false, withStartIndices: true } });
  const blocks = $.root().children().first().children(MARKED).toArray();
  $(HIDDEN).remove();
  const pieces: string[] = [];
  let at = 0;
  for (const block of blocks) {
    const end = start + (block.startIndex ?? 0) + 1 + block.name.length;
    // Without quotes: the style holds none of what would need them.
    pieces.push(html.slice(at, end), ` style=${heightsOf(partsOf($.html(block)))}`);
    at = end;
  }
  return [...pieces, html.slice(at)].join('');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function heightsOf(partsIn: (columns: number) => readonly number[]): string {
  const heights = (['s', 'm', 'l'] as const).map((name) => {
    const parts = partsIn(COLUMNS[name]);
    const height = sum(WEIGHTS[name].map((weight, nth) => weight * (parts[nth] ?? 0)));
    return `--${name}:${Math.round(height / UNIT)}`;
  });
  return heights.join(';');
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();
const lettersOf = (htmls: readonly string[]): number => sum(htmls.map((html) => textOf(html).length));

function linesOf(code: string, columns: number): number {
  const written = textOf(code).split('\n');
  const lines = sum(written.map((line) => Math.max(1, Math.ceil(line.length / columns))));
  return code.startsWith('data-long') ? Math.min(LONG, lines) : lines;
}

/**
 * @returns for a width of the column, in characters of code, how often a block has each part: itself, letters of its text, paragraphs, letters of cells,
 * those of them in a frame, rows, cells, rows with a picture, figures, codes, their lines, pixels of diagrams
 */
function partsOf(block: string): (columns: number) => number[] {
  const all = (part: RegExp): string[] => block.match(part) ?? [];
  const [rows, cells] = [all(/<tr[ >][^]*?<\/tr>/g), all(/<td[ >][^]*?<\/td>/g)];
  const codes = all(/(?:data-long[^]*?)?<pre[ >][^]*?<\/pre>/g);
  const framed = cells.flatMap((cell) => cell.match(/<code[^]*?<\/code>|<a [^>]*>[^<]+<\/a>/g) ?? []);
  const diagrams = Array.from(block.matchAll(/<svg[^>]* height="(\d+)/g), ([, height]) => Number(height));
  const parts = [
    1,
    lettersOf([block]) - lettersOf(cells) - lettersOf(codes),
    all(/(?!^)<p[ >]|<li[^>]*>(?!\s*<p)/g).length,
    lettersOf(cells),
    lettersOf(framed),
    all(/<tr[ >]/g).length,
    cells.length,
    rows.filter((row) => /<(?:button|svg)/.test(row)).length,
    all(/<figure/g).length,
    codes.length,
  ];
  const drawn = sum(diagrams.filter((height) => height > 40));
  return (columns) => [...parts, sum(codes.map((code) => linesOf(code, columns))), drawn];
}
