/** Makes the items of a checklist tickable; the ticks stay in this browser. */
import { tick, ticked } from './ticks';

/** The name of an item is what its list calls it, in bold, on its page. */
const nameOf = (item: Element, page: string): string =>
  `${page} ${item.querySelector('strong')?.textContent ?? item.textContent}`;

/**
 * @param root the checklists inside it
 * @param page path of the page, without which two pages could share a tick
 */
export function makeTickable(root: Element, page: string): void {
  const names = ticked();
  for (const item of root.querySelectorAll('[data-checklist] > ul > li')) {
    if (item.querySelector(':scope > input')) continue;
    const name = nameOf(item, page);
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = names.has(name);
    box.setAttribute('aria-label', name.slice(page.length + 1));
    box.addEventListener('change', () => tick(name, box.checked));
    item.prepend(box);
  }
}
