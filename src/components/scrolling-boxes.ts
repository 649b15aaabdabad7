/** Whether a box does not show all of its content. */
const overflows = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;

/**
 * A box that scrolls names itself in `data-scrolls`; one whose content fits is marked, and is no stop for the keyboard. It is a group and no
 * region: regions are landmarks, whose names must differ, and a page has many boxes with code of one language.
 */
function makeReachable(box: HTMLElement, isScrollable: boolean): void {
  box.toggleAttribute('data-fits', !isScrollable);
  if (isScrollable === box.hasAttribute('tabindex')) return;
  if (isScrollable) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', box.dataset.scrolls ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  }
}

/**
 * Lets the keyboard reach each box that does not show all of its content, for as long as it does not.
 * @param root the boxes inside it
 * @param signal ends watching
 */
export function watchScrollingBoxes(root: Element, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target).filter((target) => target instanceof HTMLElement);
    // All boxes are measured before the first is changed: measuring after a change styles and lays out the whole page again.
    const measured = boxes.map((box) => [box, overflows(box)] as const);
    for (const [box, isScrollable] of measured) makeReachable(box, isScrollable);
  });
  for (const box of root.querySelectorAll('[data-scrolls]')) observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}
