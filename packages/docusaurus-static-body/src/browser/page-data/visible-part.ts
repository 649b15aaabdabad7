/** What of a sidebar a page carries in its HTML. */
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';

type Category = Extract<PropSidebar[number], { type: 'category' }>;

/** The static page links a closed category to its first page, so that one stays. */
function firstPageOf(category: Category): PropSidebar {
  const [first] = category.items;
  if (!first) return [];
  return [first.type === 'category' ? { ...first, items: firstPageOf(first) } : first];
}

/**
 * The part of a sidebar that a page shows when it opens, whatever the number of pages in closed categories.
 * @param items the whole sidebar
 * @param pathname path of the page
 * @returns the sidebar with one page left in each category that is closed there
 */
export function visiblePart(items: PropSidebar, pathname: string): PropSidebar {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const isOpen = !item.collapsible || !item.collapsed || isActiveSidebarItem(item, pathname);
    return { ...item, items: isOpen ? visiblePart(item.items, pathname) : firstPageOf(item) };
  });
}
