/**
 * @param headings in the order of the page
 * @param part of the height of the window
 * @returns the last heading that stands above that line: the section that the reader looks at
 */
export function headingAbove(headings: readonly Element[], part: number): Element | undefined {
  const line = window.innerHeight * part;
  return headings.findLast((heading) => heading.getBoundingClientRect().top < line);
}

/** @returns the anchor that the reader looks at, `#once`: that of the address, or of the last heading above the middle of the window */
export function currentAnchor(): string {
  if (window.location.hash) return window.location.hash;
  const last = headingAbove([...document.querySelectorAll('article h2[id]')], 1 / 2);
  return last ? `#${last.id}` : '';
}
