import type { Item } from './sidebar-groups';

/**
 * @param items of a sidebar, with every page that there may be
 * @param files pages that are left out, from the repository's root
 * @returns the items without these pages, and without groups that are empty then
 */
export function offeredItems(items: readonly Item[], files: readonly string[]): Item[] {
  const leftOut = new Set(files.map((file) => file.replace(/^[^/]+\//, '').replace(/\.mdx?$/, '')));
  return items.flatMap((item): Item[] => {
    if (typeof item === 'string') return leftOut.has(item) ? [] : [item];
    if (item.type !== 'category' || !Array.isArray(item.items)) return [item];
    const inner = offeredItems(item.items, files);
    return inner.length > 0 ? [{ ...item, items: inner }] : [];
  });
}
