/**
 * In: the folder of a finished site. Out: documents whose lazy blocks (`styles.css`) say about how tall they will be, so that the length of a page is
 * known before its reader has gone through it. No block is exact; over a page the differences even out (tests/browser/shell/page-length.spec.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { listFiles } from '@gateway-docs/kit/files';

/**
 * Pixels for each part of a block, in a column of 20, 32 and 44 rem: what keeps the worst of all pages of this site nearest to its real length. A tablet's
 * column has the figures of a wide one, and so may a cell: below 40 rem the cells of a row stand one below the other.
 */
const WEIGHTS = {
  block: [2.3, 11.3, 5.5],
  letter: [0.66, 0.36, 0.3],
  p: [15.5, 5, 15.2],
  cellLetter: [0.563, 0.347, 0.338],
  framedLetter: [0, 0.125, 0.293],
  tr: [-6, -6, 16],
  td: [23, 24.5, 0],
  picturedRow: [5, 0, 10.8],
  figure: [555, 500, 453],
  pre: [20, 20, 48],
  codeLine: [19.5, 19.5, 19.5],
  diagram: [1, 1, 1],
} as const;
type Part = keyof typeof WEIGHTS;
/** Names of the heights in a style, one for each width, and what they count: quarters of a rem. */
const NAMES = ['s', 'm', 'l'] as const;
const UNIT = 4;

const BODY = /<div class="[^"]*\bmarkdown"/;
/** The first blocks are never left out. */
const FIRST_LAZY = 3;
const HEADING = /^h\d$/;
const UNSEEN = /^(?:script|style|select|title|desc)$/;
/** Lines that a browser shows of code that is marked as long. */
const LONG = 14.6;

/** @param outDir absolute path of the built site */
export function writeBlockHeights(outDir: string): void {
  for (const name of listFiles(outDir, '').filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    writeFileSync(file, withBlockHeights(readFileSync(file, 'utf8')));
  }
}

/**
 * @param html a page
 * @returns the page with a style on each block of its body, where it has one. Islands are React's, and headings are all alike.
 */
export function withBlockHeights(html: string): string {
  const start = html.search(BODY);
  if (start < 0) return html;
  const $ = load(html.slice(start), { xml: { xmlMode: false, withStartIndices: true } });
  const pieces: string[] = [];
  let at = 0;
  for (const block of $.root().children().first().children().toArray().slice(FIRST_LAZY)) {
    const { name, attribs, startIndex } = block;
    if (startIndex === null || HEADING.test(name) || 'data-island' in attribs || 'style' in attribs) continue;
    const end = start + startIndex + 1 + name.length;
    // Without quotes: the style holds none of what would need them.
    pieces.push(html.slice(at, end), ` style=${heightsOf(partsOf(block))}`);
    at = end;
  }
  return [...pieces, html.slice(at)].join('');
}

const heightsOf = (parts: ReadonlyMap<Part, number>): string =>
  NAMES.map((name, nth) => {
    const heights = Array.from(parts, ([part, count]) => (WEIGHTS[part][nth] ?? 0) * count);
    return `--${name}:${Math.round(heights.reduce((sum, height) => sum + height, 0) / UNIT)}`;
  }).join(';');

/** How often a block has each part, as far as a browser shows it. */
function partsOf(block: Element): ReadonlyMap<Part, number> {
  const parts = new Map<Part, number>([['block', 1]]);
  const add = (part: Part, count = 1): unknown => parts.set(part, (parts.get(part) ?? 0) + count);
  const look = (node: ChildNode, isInCell: boolean): void => {
    if (isText(node)) add(isInCell ? 'cellLetter' : 'letter', node.data.trim().length);
    if (!isTag(node) || UNSEEN.test(node.name) || isClosed(node)) return;
    const { name, attribs, children } = node;
    if (name === 'tr' || name === 'td' || name === 'figure' || name === 'pre') add(name);
    if (name === 'tr' && contains(node, 'button', 'svg')) add('picturedRow');
    if (isInCell && (name === 'code' || (name === 'a' && !contains(node, 'code'))))
      add('framedLetter', textOf(node).length);
    if (name === 'svg' && Number(attribs.height) > 40) add('diagram', Number(attribs.height));
    if (node !== block && (name === 'p' || (name === 'li' && !contains(node, 'p')))) add('p');
    if (name === 'pre') add('codeLine', linesOf(node));
    else for (const child of children) look(child, isInCell || name === 'td');
  };
  look(block, false);
  return parts;
}

const contains = (node: Element, ...names: readonly string[]): boolean =>
  node.children.some((child) => isTag(child) && (names.includes(child.name) || contains(child, ...names)));

const isPanel = (node: ChildNode | null): boolean =>
  node !== null && isTag(node) && (node.attribs.role === 'tabpanel' || 'data-panel' in node.attribs);

/** Of panels the first one is open, of closed details only the summary is seen. */
function isClosed(node: Element): boolean {
  const { name, parent } = node;
  const isFolded = parent && isTag(parent) && parent.name === 'details' && !('open' in parent.attribs);
  return (isPanel(node) && isPanel(node.prev)) || (isFolded === true && name !== 'summary');
}

const textOf = (node: ChildNode): string =>
  isText(node) ? node.data : isTag(node) ? node.children.map(textOf).join('') : '';

function linesOf(code: Element): number {
  const lines = textOf(code).trimEnd().split('\n').length;
  const isLong = code.parent && isTag(code.parent) && 'data-long' in code.parent.attribs;
  return isLong ? Math.min(LONG, lines) : lines;
}
