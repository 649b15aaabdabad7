/** Draws marks over ranges of the page, by the CSS Custom Highlight API or else by `<mark>` elements. */
const NAME = 'search';
/** Tells our marks from those that an author wrote. */
const MARK_CLASS = 'search-mark';

/** Draws the marks in place of the ones drawn before. @param ranges each within one text node, in reading order */
export function drawMarks(ranges: readonly Range[]): void {
  clearMarks();
  if (ranges.length === 0) return;
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...ranges));
  // From the last to the first: a mark cuts its text node in two and would move the ranges after it.
  else [...ranges].reverse().forEach(surround);
}

/** Takes all marks away. */
export function clearMarks(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
  else document.querySelectorAll(`mark.${MARK_CLASS}`).forEach(unwrap);
}

function surround(range: Range): void {
  const mark = document.createElement('mark');
  mark.className = MARK_CLASS;
  range.surroundContents(mark);
}

function unwrap(mark: Element): void {
  const parent = mark.parentNode;
  mark.replaceWith(...mark.childNodes);
  parent?.normalize();
}
