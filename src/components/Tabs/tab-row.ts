import { pressedKey } from '@gateway-docs/kit';

/** Index of the tab that a key leads to; undefined for keys that tabs do not use. */
function target(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

let rows = 0;

/**
 * Makes a row of tabs work, after the ARIA pattern with automatic activation.
 * @param set the element around the row and its panels
 * @param panels one for each tab, or a single one whose content changes
 * @param onChoose called with the index of the tab that the reader chose
 * @returns the tabs, and `select`, which marks one as chosen; undefined for a set without a row
 */
export function tabRow(set: Element, panels: readonly Element[], onChoose: (index: number) => void) {
  const list = set.querySelector(':scope > [role="tablist"]');
  if (!list) return undefined;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  rows += 1;
  tabs.forEach((tab, i) => {
    const panel = panels[i] ?? panels[0];
    tab.id = `tab-${rows}-${i}`;
    if (!panel) return;
    panel.id ||= `panel-${rows}-${i}`;
    tab.setAttribute('aria-controls', panel.id);
    if (!panel.hasAttribute('aria-labelledby')) panel.setAttribute('aria-labelledby', tab.id);
  });

  const select = (index: number): void =>
    tabs.forEach((tab, i) => {
      tab.setAttribute('aria-selected', String(i === index));
      tab.tabIndex = i === index ? 0 : -1;
    });
  const indexOf = (element: EventTarget | null): number =>
    element instanceof Element ? tabs.findIndex((tab) => tab.contains(element)) : -1;

  list.addEventListener('click', (event) => {
    const index = indexOf(event.target);
    if (index >= 0) onChoose(index);
  });
  list.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const next = target(pressedKey(event), indexOf(event.target), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    tabs[next]?.focus();
  });
  return { tabs, select };
}
