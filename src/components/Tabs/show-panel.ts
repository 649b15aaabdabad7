/**
 * Shows one panel of a set and marks its tab; needs nothing but the HTML, so that a link to an anchor in a tab opens it at once.
 * @param set the element around the row and its panels
 * @param isChosen of a panel, by its place in the set
 */
export function showPanel(set: Element, isChosen: (panel: Element, index: number) => boolean): void {
  const tabs = set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  set.querySelectorAll(':scope > [role="tabpanel"]').forEach((panel, i) => {
    const chosen = isChosen(panel, i);
    panel.toggleAttribute('data-chosen', chosen);
    tabs[i]?.setAttribute('aria-selected', String(chosen));
    if (tabs[i]) tabs[i].tabIndex = chosen ? 0 : -1;
  });
}

/**
 * @param target of an address
 * @returns whether it was in a tab that was not chosen, which it is now
 */
export function chooseTabOf(target: Element): boolean {
  const panel = target.closest('[data-tabs] > [role="tabpanel"]:not([data-chosen])');
  if (!panel?.parentElement) return false;
  showPanel(panel.parentElement, (one) => one === panel);
  return true;
}
