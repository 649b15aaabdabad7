/**
 * `::screen{#balances}` → the schematic picture of a cabinet screen from `data/cabinet/screens/balances.yaml`, its description, and
 * the legend of its numbers as a list.
 */
import {
  actionsOf,
  type Cabinet,
  type Screen,
  type CabinetTable,
  type ScreenAction,
  type ScreenPanel,
} from '@gateway-docs/site-data/cabinet';
import texts from '../../../data/texts/cabinet.json';
import { jsxBlock, list, paragraph, strong } from '../mdast';
import { defineHandler, lookUp } from './handler';
import type { SiteData } from '@gateway-docs/contract';
import { escapeHtml } from '@gateway-docs/kit';
import { cellText } from '../cabinet/cell-text';

type Known = Pick<SiteData, 'cabinet' | 'codes'>;

/** Text of a part of the screen, with the number of the callout that points to it. */
type Mark = (target: string, text: string) => string;

const span = (className: string, content: string): string => `<span class="${className}">${content}</span>`;

const div = (className: string, content: string): string =>
  content === '' ? '' : `<div class="${className}">${content}</div>`;

/** A value whose ids, dates and addresses stay on one line; it breaks at spaces. */
const value = (content: string): string =>
  content
    .split(' ')
    .map((word) => (/[-/]/.test(word) ? span('sc-id', escapeHtml(word)) : escapeHtml(word)))
    .join(' ');

function marker({ callouts }: Screen): Mark {
  const numbers = new Map(callouts.map(({ target, n }) => [target, n]));
  return (target, text) => {
    const number = numbers.get(target);
    return escapeHtml(text) + (number === undefined ? '' : span('sc-n', String(number)));
  };
}

const actionsHtml = (actions: readonly ScreenAction[], mark: Mark): string =>
  actions.map(({ id, label }) => span('sc-action', mark(`action:${id}`, label))).join('');

/** The menu with the open section, and the screens of that section. */
function menuHtml(screen: Screen, { sections, screens }: Cabinet): string {
  const open = sections.menu.find((section) => section.screens.includes(screen.id));
  if (!open) return '';
  const entry = (active: boolean, text: string) =>
    span(active ? 'sc-entry sc-active' : 'sc-entry', escapeHtml(text));
  const main = sections.menu.map((section) => entry(section === open, section.title)).join('');
  const titles = open.screens.map((id) => ({ id, title: screens.get(id)?.title ?? id }));
  const sub = titles.length > 1 ? titles.map(({ id, title }) => entry(id === screen.id, title)).join('') : '';
  return div('sc-menu', main) + div('sc-submenu', sub);
}

function tableHtml(table: CabinetTable, screen: Screen, site: Known, mark: Mark): string {
  const source = screen.tables.find(({ id }) => id === table.id);
  const labels = table.columns.map(({ id, label }) => mark(`column:${id}`, label));
  const head = table.columns.map(({ kind }, i) => span(`sc-th sc-${kind}`, labels[i] ?? ''));
  const rows = table.rows.map((row, at) => {
    const cells = row.map((cell, i) => {
      const { kind = 'text', label = '' } = table.columns[i] ?? {};
      // One number for each callout in the narrow picture too: in the first card.
      const key = span('sc-key', at === 0 ? (labels[i] ?? '') : escapeHtml(label));
      return span(`sc-td sc-${kind}`, key + span('sc-val', value(cellText(cell, site))));
    });
    return div('sc-tr', cells.join(''));
  });
  const title = source?.title ? div('sc-part', mark(`table:${table.id}`, source.title)) : '';
  // Nine columns and more do not fit where fewer do.
  const kind = table.columns.length > 8 ? 'sc-table sc-wide' : 'sc-table';
  const grid = div(kind, div('sc-tr sc-head', head.join('')) + rows.join(''));
  return title + grid + div('sc-actions', actionsHtml(source?.row_actions ?? [], mark));
}

function panelHtml({ id, title, fields, actions }: ScreenPanel, mark: Mark): string {
  const shown = fields.map(({ id: field, label, control, required, sample }) => {
    const name = mark(`field:${field}`, label) + (required ? span('sc-required', 'required') : '');
    return div('sc-field', span('sc-label', name) + span(`sc-box sc-box-${control}`, value(sample)));
  });
  return div(
    'sc-panel',
    div('sc-part', mark(`panel:${id}`, title)) +
      div('sc-fields', shown.join('')) +
      div('sc-actions', actionsHtml(actions, mark)),
  );
}

/**
 * In: a schematic screen of the cabinet. Out: HTML with fixed class names, styled by the `Screen` component. The whole picture is
 * hidden from screen readers, who get its description and the numbered legend instead; so it holds no links, buttons or headings.
 * Every cell carries the label of its column: in a narrow picture a row becomes a card of labels and values.
 * @param screen a screen of the cabinet
 * @param site where its rows and statuses are
 * @returns static HTML without links, buttons and headings
 */
function screenHtml(screen: Screen, site: Known): string {
  const { cabinet } = site;
  const mark = marker(screen);
  const tabs = screen.tabs.map(({ id, label }, i) =>
    span(i === 0 ? 'sc-tab sc-active' : 'sc-tab', mark(`tab:${id}`, label)),
  );
  const filters = screen.filters.map(({ id, label, shown }) =>
    span('sc-filter', `${span('sc-label', escapeHtml(`${label}:`))} ${mark(`filter:${id}`, shown)}`),
  );
  const cards = screen.cards.map(({ id, label, value }) =>
    div('sc-card', span('sc-label', mark(`card:${id}`, label)) + span('sc-value', escapeHtml(value))),
  );
  const header = div(
    'sc-header',
    span('sc-title', escapeHtml(screen.title)) + actionsHtml(screen.actions, mark),
  );
  const main = div(
    'sc-main',
    header +
      div('sc-tabs', tabs.join('')) +
      div('sc-filters', filters.join('')) +
      div('sc-cards', cards.join('')) +
      (cabinet.tables.get(screen.id) ?? []).map((table) => tableHtml(table, screen, site, mark)).join('') +
      screen.panels.map((panel) => panelHtml(panel, mark)).join(''),
  );
  return div('sc-window', menuHtml(screen, cabinet) + main);
}

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
