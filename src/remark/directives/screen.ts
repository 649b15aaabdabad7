/**
 * `::screen{#balances}` → the schematic picture of a cabinet screen from `data/cabinet/screens/balances.yaml`, its description, and
 * the legend of its numbers as a list.
 */
import { actionsOf, type Cabinet, type Screen } from '@gateway-docs/site-data/cabinet';
import texts from '../../../data/texts/cabinet.json';
import { jsxBlock, list, paragraph, strong } from '../mdast';
import { screenHtml } from '../screens/screen-html';
import { defineHandler, lookUp } from './handler';

/** What the picture calls the part that a callout points to. */
function labelOf(target: string, screen: Screen, { columns }: Cabinet): string {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'column') return columns.get(id)?.label ?? id;
  const { tabs, filters, cards, tables, panels } = screen;
  const named: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
    tab: tabs,
    filter: filters,
    card: cards,
    action: actionsOf(screen),
    field: panels.flatMap((panel) => panel.fields),
    table: tables.map((table) => ({ id: table.id, label: table.title ?? table.id })),
    panel: panels.map((panel) => ({ id: panel.id, label: panel.title })),
  };
  return named[kind]?.find((item) => item.id === id)?.label ?? id;
}

export const screen = defineHandler({
  example: '::screen{#balances}',
  attributes: { id: { required: true } },
  build: ({ id = '' }, site) => {
    const { cabinet } = site;
    const found = lookUp('screen', id, cabinet.screens);
    const legend = found.callouts.map(({ target, text }) => [
      paragraph(strong(labelOf(target, found, cabinet)), `: ${text}`),
    ]);
    const picture = { html: screenHtml(found, site), alt: found.alt };
    return [jsxBlock('Screen', picture, [paragraph(texts.caption)]), list(legend, true)];
  },
});
