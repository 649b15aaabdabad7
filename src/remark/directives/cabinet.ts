/**
 * `::cabinet{#balances part=columns}` → a part of a cabinet screen as a table; `of` names one of its tables or panels. Without a
 * screen, parts of the whole cabinet: `::cabinet{part=permissions}`.
 */
import type { Screen } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import type { Block } from '../mdast/nodes';
import { menuTable } from '../cabinet/menu';
import { api, cards, columns, example, filters, form, states, tabs } from '../cabinet/parts';
import { access, actions, permissionsTables, rolesTable } from '../cabinet/rights';
import { WriterError } from '@gateway-docs/kit';
import { defineHandler } from './handler';
import { byId, lookUp } from './look-up';

type ScreenPart = (screen: Screen, site: SiteData, of: readonly string[]) => Block[];

/** Lists of a screen that may be empty. */
type ScreenList = 'filters' | 'cards' | 'tabs' | 'tables' | 'panels' | 'states' | 'api';

/** Parts of a screen; the property of the screen that has to hold something. */
const SCREEN_PARTS: Readonly<Record<string, readonly [part: ScreenPart, needs?: ScreenList]>> = {
  access: [access],
  filters: [filters, 'filters'],
  cards: [cards, 'cards'],
  tabs: [tabs, 'tabs'],
  columns: [columns, 'tables'],
  example: [example, 'tables'],
  form: [form, 'panels'],
  states: [states, 'states'],
  actions: [actions],
  api: [api, 'api'],
};

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
  const [build, needs] = SCREEN_PARTS[part] ?? [];
  if (!build) throw new WriterError(`part=${part} is of the whole cabinet. Example: ::cabinet{part=${part}}`);
  if (needs && screen[needs].length === 0)
    throw new WriterError(
      `The screen "${screen.id}" has no ${needs} in data/cabinet/screens/${screen.id}.yaml.`,
    );
  const divided = byId<{ readonly id: string }>(
    needs === 'tables' || needs === 'panels' ? screen[needs] : [],
  );
  if (of === undefined) return build(screen, site, [...divided.keys()]);
  return build(screen, site, [
    lookUp(needs?.slice(0, -1) ?? part, of, divided, ` of the screen "${screen.id}"`).id,
  ]);
}

export const cabinet = defineHandler({
  example: '::cabinet{#balances part=columns}',
  attributes: {
    id: {},
    part: { required: true, values: [...Object.keys(SCREEN_PARTS), ...Object.keys(WHOLE_PARTS)] },
    of: {},
  },
  build: ({ id, part = '', of }, site) => {
    if (id === undefined) return wholePart(part, of, site);
    return screenPart(lookUp('screen', id, site.cabinet.screens), part, of, site);
  },
});
