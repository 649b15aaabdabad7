/** Makes the items of a checklist tickable; the ticks stay in this browser. */

const KEY = 'gateway-docs.ticks';

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Which items of which lists a reader has ticked, in this browser only. Storage can be forbidden or hold anything; then nothing is ticked.
 * @returns the names of all ticked items
 */
export function ticked(): Set<string> {
  const stored = read();
  return new Set(Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []);
}

/**
 * @param name of the item, the same in every release that does not reword it
 * @param isTicked what it is from now on
 */
export function tick(name: string, isTicked: boolean): void {
  const names = ticked();
  if (isTicked) names.add(name);
  else names.delete(name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...names]));
  } catch {
    // The tick lasts as long as the page.
  }
}

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
