/**
 * In: the menu of the cabinet. Out: a table of its sections with the guide of each screen, and of the screens outside the menu. A
 * guide that is not written yet is named without a link.
 */
import type { SiteData } from '@gateway-docs/contract';
import { markdownInline } from '../mdast/markdown';
import { link, strong, text, type Block, type Inline } from '../mdast/nodes';
import { table } from '../mdast/table';

/** The name of a screen, linked to its guide. */
function guideLink(id: string, { cabinet, pages }: SiteData): Inline {
  const screen = cabinet.screens.get(id);
  const title = screen?.title ?? id;
  return screen && pages.has(screen.route) ? link(screen.route, title) : text(title);
}

export function menuTable(site: SiteData): Block[] {
  const { menu, outside } = site.cabinet.sections;
  const inMenu = menu.map(({ title, purpose, screens }) => ({
    cells: [
      [strong(title)],
      markdownInline(purpose),
      screens.flatMap((id, i) => [...(i > 0 ? [', '] : []), guideLink(id, site)]),
    ],
  }));
  const others = outside.map(({ screen, met }) => ({
    cells: [['Outside the menu'], markdownInline(met), [guideLink(screen, site)]],
  }));
  return [
    table(['Section', 'For', 'Screens'], [...inMenu, ...others], {
      label: 'Menu of the cabinet',
      layout: 'records',
    }),
  ];
}
