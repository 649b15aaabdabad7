/**
 * In: a schematic screen from `data/screens`. Out: HTML with fixed class names, styled by the `Screen` component. The whole picture is
 * hidden from screen readers, who get its description and the numbered legend instead; so it holds no links, buttons or headings.
 */
import type { Screen, ScreenBlock } from '../../reference/screen-schema';
import { escapeHtml } from '../highlight/to-html';

type Mark = (text: string) => string;

const span = (className: string, content: string): string => `<span class="${className}">${content}</span>`;
const div = (className: string, content: string): string => `<div class="${className}">${content}</div>`;

function block(item: ScreenBlock, mark: Mark): string {
  if (item.kind === 'filters')
    return div('sc-filters', item.items.map((text) => span('sc-filter', mark(text))).join(''));
  if (item.kind === 'form')
    return div('sc-form', item.fields.map((text) => span('sc-field', mark(text))).join(''));
  if (item.kind === 'cards') {
    const cards = item.items.map((card) =>
      div('sc-card', span('sc-label', mark(card.label)) + span('sc-value', escapeHtml(card.value))),
    );
    return div('sc-cards', cards.join(''));
  }
  const head = item.columns.map((text) => span('sc-th', mark(text))).join('');
  const rows = item.rows.map((row) =>
    div('sc-tr', row.map((text) => span('sc-td', escapeHtml(text))).join('')),
  );
  return div(
    'sc-table',
    `<div class="sc-grid" style="--columns:${item.columns.length}">${div('sc-tr', head)}${rows.join('')}</div>`,
  );
}

/** Each callout is drawn once, at the first text that it points to. */
function marker(screen: Screen): Mark {
  const open = new Map(screen.callouts.map((callout) => [callout.target, callout.n]));
  return (text) => {
    const number = open.get(text);
    open.delete(text);
    return escapeHtml(text) + (number === undefined ? '' : span('sc-n', String(number)));
  };
}

/** @returns static HTML without links, buttons and headings */
export function screenHtml(screen: Screen): string {
  const mark = marker(screen);
  const actions = screen.header.actions.map((text) => span('sc-action', mark(text))).join('');
  const header = div('sc-header', span('sc-title', mark(screen.header.title)) + actions);
  const main = div('sc-main', header + screen.blocks.map((item) => block(item, mark)).join(''));
  const sidebar = screen.sidebar.map((text) =>
    span(text === screen.active ? 'sc-entry sc-active' : 'sc-entry', mark(text)),
  );
  return div('sc-window', div('sc-side', sidebar.join('')) + main);
}
