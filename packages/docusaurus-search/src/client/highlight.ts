/**
 * Marks the words of a search on its target page. The address brings them; they are taken out of it, so that a link copied
 * from there is the page's own. Marks are drawn by the CSS Custom Highlight API, which leaves React's elements alone; browsers
 * without it get `<mark>` elements. Escape takes the marks away.
 */
import { decodedPath, pressedKey } from '@gateway-docs/kit';
import { markRanges } from '../engine/marks';
import { clearMarks, drawMarks } from './draw-marks';
import { HIGHLIGHT_PARAMETER } from '../engine/settings';

/** Text that is no prose: controls, breadcrumbs, links to headings, and drawings, which cannot hold a mark. */
const NOT_MARKED = 'script, style, button, nav, svg, a.hash-link, [aria-hidden="true"]';

/**
 * Reads the words from the address, cleans it, marks the words in the article and opens the block that holds the first.
 * @returns a function that takes the marks away
 */
export function highlightFromAddress(): () => void {
  const address = new URL(window.location.href);
  const marks = address.searchParams.getAll(HIGHLIGHT_PARAMETER);
  address.searchParams.delete(HIGHLIGHT_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  const ranges = findRanges(document.querySelector('article') ?? document.body, marks);
  openBlocksAround(firstFrom(ranges, targetOf(address.hash)));
  drawMarks(ranges);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') clear();
  };
  const clear = () => {
    clearMarks();
    document.removeEventListener('keydown', clearOnEscape);
  };
  document.addEventListener('keydown', clearOnEscape);
  return clear;
}

function findRanges(root: Element, marks: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(NOT_MARKED)) continue;
    for (const { start, end } of markRanges(node.nodeValue ?? '', marks)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** A hash that is not well-formed stays as it is. */
const targetOf = (hash: string): Element | null =>
  document.getElementById(hash.slice(1)) ?? document.getElementById(decodedPath(hash.slice(1)));

/** The first mark at or below the target; the first of all where there is no target. */
function firstFrom(ranges: readonly Range[], target: Element | null): Range | undefined {
  if (target === null) return ranges[0];
  const isAtOrBelow = ({ startContainer }: Range) => {
    const position = target.compareDocumentPosition(startContainer);
    return (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
  };
  return ranges.find(isAtOrBelow);
}

function openBlocksAround(range: Range | undefined): void {
  for (let element = range?.startContainer.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
}
