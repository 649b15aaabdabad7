/**
 * In: the menu of the cabinet. Out: a table of its sections with the guide of each screen, and of the screens outside the menu. A
 * guide that is not written yet is named without a link.
 */
import texts from '../../../data/texts/cabinet.json';
import type { SiteData } from '@gateway-docs/contract';
import { joined, link, markdownInline, records, strong, type Block, type Inline } from '../mdast';

/** The name of a screen, linked to its guide. */
function guideLink(id: string, { cabinet, pages }: SiteData): Inline {
  const screen = cabinet.screens.get(id);
  const title = screen?.title ?? id;
  return screen && pages.has(screen.route) ? link(screen.route, title) : title;
}

export function menuTable(site: SiteData): Block[] {
  const { menu, outside } = site.cabinet.sections;
  const inMenu = menu.map(({ title, purpose, screens }) => {
    const guides = joined(screens.map((id) => guideLink(id, site)));
    return { cells: [[strong(title)], markdownInline(purpose), guides] };
  });
  const others = outside.map(({ screen, met }) => ({
    cells: [[texts.outside], markdownInline(met), [guideLink(screen, site)]],
  }));
  return [records(texts.menu, [...inMenu, ...others])];
}
