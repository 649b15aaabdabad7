// Change: a sidebar in shelves shows that of the open page, below links to all of them.
import React, { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink, isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { shelves as name } from '../../../data/texts/theme.json';

interface Shelf {
  readonly label: string;
  readonly className: string | undefined;
  readonly items: PropSidebarItem[];
}

/** @returns what stands between the marks of `shelf` in src/site/sidebar-groups.ts; nothing for a sidebar without them */
function shelvesOf(items: Props['items']): Shelf[] {
  const shelves: Shelf[] = [];
  for (const item of items)
    if (item.type === 'html' && item.customProps?.isShelf)
      shelves.push({ label: item.value, className: item.className, items: [] });
    else shelves.at(-1)?.items.push(item);
  return shelves;
}

/** The entries of one level of a sidebar. The links to the shelves leave the drawer of a phone open: it shows the new shelf. */
export default function DocSidebarItemsInShelves(props: Props): ReactNode {
  const { items, activePath } = props;
  const shelves = useMemo(() => shelvesOf(items), [items]);
  const open = shelves.find((shelf) => shelf.items.some((item) => isActiveSidebarItem(item, activePath)));
  const shown = useMemo(
    () => shelves.filter(({ label }) => label === open?.label).flatMap((shelf) => shelf.items),
    [shelves, open?.label],
  );
  if (!open) return <DocSidebarItems {...props} />;
  return (
    <>
      <li className="gw-shelves">
        <ul aria-label={name}>
          {shelves.map(({ label, className, items: [...inner] }, i) => (
            <li key={i} className={className}>
              <Link
                to={inner.map(findFirstSidebarItemLink).find(Boolean)}
                aria-current={label === open.label ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </li>
      {/* The state of its entries is of one shelf. */}
      <DocSidebarItems key={open.label} {...props} items={shown} />
    </>
  );
}
