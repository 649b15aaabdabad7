/**
 * A box that scrolls names itself in `data-scrolls`; one whose content fits is marked, and is no stop for the keyboard. It is a group and no
 * region: regions are landmarks, whose names must differ, and a page has many boxes with code of one language.
 */
function makeReachable(box: HTMLElement): void {
  const isScrollable = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
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
 * @returns function that stops watching
 */
export function watchScrollingBoxes(root: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) makeReachable(target);
  });
  for (const box of root.querySelectorAll('[data-scrolls]')) observer.observe(box);
  return () => observer.disconnect();
}
