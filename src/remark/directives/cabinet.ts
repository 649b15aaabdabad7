/**
 * `::cabinet{#balances part=columns}` → a part of a cabinet screen as a table; `of` names one of its tables or panels. Without a
 * screen, parts of the whole cabinet: `::cabinet{part=permissions}`.
 */
import { keysOf, WriterError } from '@gateway-docs/kit';
import type { Screen } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import { type Block, joined, link, markdownInline, records, strong, type Inline } from '../mdast';
import { examples, partTable, ROWS } from '../cabinet/parts';
import { permissionsTables, rolesTable } from '../cabinet/rights';
import { byId, defineHandler, lookUp } from './handler';
import texts from '../../../data/texts/cabinet.json';

/** The name of a screen, linked to its guide. */
function guideLink(id: string, { cabinet, pages }: SiteData): Inline {
  const screen = cabinet.screens.get(id);
  const title = screen?.title ?? id;
  return screen && pages.has(screen.route) ? link(screen.route, title) : title;
}

/**
 * In: the menu of the cabinet. Out: a table of its sections with the guide of each screen, and of the screens outside the menu. A
 * guide that is not written yet is named without a link.
 */
function menuTable(site: SiteData): Block[] {
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

const SCREEN_PARTS = [...keysOf(ROWS), 'example'] as const;

/** Lists of a screen that may be empty. */
const LISTS = ['filters', 'cards', 'tabs', 'tables', 'panels', 'states', 'api'] as const;

/** The list that a part shows, where it has another name than the part. */
const SHOWS: Readonly<Record<string, string>> = { columns: 'tables', example: 'tables', form: 'panels' };

const WHOLE_PARTS: Readonly<Record<string, (site: SiteData) => Block[]>> = {
  roles: rolesTable,
  permissions: permissionsTables,
  menu: menuTable,
};

function wholePart(part: string, of: string | undefined, site: SiteData): Block[] {
  const build = WHOLE_PARTS[part];
  if (!build)
    throw new WriterError(`part=${part} belongs to a screen. Example: ::cabinet{#balances part=${part}}`);
  if (of !== undefined) throw new WriterError(`part=${part} is shown whole: remove "of".`);
  return build(site);
}

function screenPart(screen: Screen, part: string, of: string | undefined, site: SiteData): Block[] {
  const known = SCREEN_PARTS.find((name) => name === part);
  if (!known) throw new WriterError(`part=${part} is of the whole cabinet. Example: ::cabinet{part=${part}}`);
  const { id: slug } = screen;
  const needs = LISTS.find((name) => name === (SHOWS[part] ?? part));
  if (needs && screen[needs].length === 0)
    throw new WriterError(`The screen "${slug}" has no ${needs} in data/cabinet/screens/${slug}.yaml.`);
  const divided = byId<{ readonly id: string }>(
    needs === 'tables' || needs === 'panels' ? screen[needs] : [],
  );
  const kind = needs?.slice(0, -1) ?? part;
  const shown =
    of === undefined ? [...divided.keys()] : [lookUp(kind, of, divided, ` of the screen "${slug}"`).id];
  if (known === 'example') return examples(screen, site, shown);
  return [partTable(known, screen, site, shown)];
}

export const cabinet = defineHandler({
  example: '::cabinet{#balances part=columns}',
  attributes: {
    id: {},
    part: { required: true, values: [...SCREEN_PARTS, ...Object.keys(WHOLE_PARTS)] },
    of: {},
  },
  build: ({ id, part = '', of }, site) => {
    if (id === undefined) return wholePart(part, of, site);
    return screenPart(lookUp('screen', id, site.cabinet.screens), part, of, site);
  },
});
