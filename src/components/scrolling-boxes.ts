/** A box that scrolls names itself in `data-scrolls`; one whose content fits has no stop for the keyboard. */
function makeReachable(box: HTMLElement): void {
  const isScrollable = box.scrollWidth > box.clientWidth + 1;
  if (isScrollable === box.hasAttribute('tabindex')) return;
  if (isScrollable) {
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', box.dataset.scrolls ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  }
}

/**
 * Lets the keyboard reach each box whose content is wider than the box, for as long as it is.
 * @param root the boxes inside it
 * @returns function that stops watching
 */
export function watchScrollingBoxes(root: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) makeReachable(target);
  });
  for (const box of root.querySelectorAll('[data-scrolls]')) observer.observe(box);
  return () => observer.disconnect();
}
