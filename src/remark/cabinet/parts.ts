/**
 * In: a screen of the cabinet. Out: one part of a guide as a table: filters, figures, columns, fields of a form, states, tabs. The
 * picture is made from the same data, so a name in a table is the name in the picture.
 */
import type { Screen } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import { cellText } from './cell-text';
import { factLine } from '../mdast/fact';
import { relatedOperation } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { inlineCode, strong, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { codeLink } from '../cross-references/resolve';

const named = (label: string, ...cells: Inline[][]): Row => ({ cells: [[strong(label)], ...cells] });

/** The same value in the API, where there is one: field and operation. */
function apiFact(from: string | undefined, site: SiteData): Inline[] {
  const field = from === undefined ? undefined : site.cabinetFields.get(from);
  if (!field) return [];
  return factLine(
    'In the API',
    inlineCode(field.path),
    ' of ',
    relatedOperation(field.operation, 'v2', site),
  );
}

export function filters({ title, filters: list }: Screen): Block[] {
  const rows = list.map(({ label, values, meaning }) =>
    named(label, [values ?? 'Free text'], markdownInline(meaning)),
  );
  return [
    table(['Filter', 'Values', 'Good to know'], rows, { label: `Filters of ${title}`, layout: 'records' }),
  ];
}

export function cards({ title, cards: list }: Screen): Block[] {
  const rows = list.map(({ label, meaning }) => named(label, markdownInline(meaning)));
  return [
    table(['Figure', { title: 'Meaning', plain: true }], rows, {
      label: `Figures of ${title}`,
      layout: 'records',
    }),
  ];
}

export function tabs({ title, tabs: list }: Screen): Block[] {
  const rows = list.map(({ label, meaning }) => named(label, markdownInline(meaning)));
  return [
    table(['Tab', { title: 'What it holds', plain: true }], rows, {
      label: `Tabs of ${title}`,
      layout: 'records',
    }),
  ];
}

/** Columns of the tables asked for, each once. */
export function columns({ id, title }: Screen, site: SiteData, of: readonly string[]): Block[] {
  const shown = (site.cabinet.tables.get(id) ?? []).filter((item) => of.includes(item.id));
  const all = [
    ...new Map(shown.flatMap((item) => item.columns).map((column) => [column.id, column])).values(),
  ];
  const rows = all.map(({ label, meaning, from }) =>
    named(label, [...markdownInline(meaning), ...apiFact(from, site)]),
  );
  return [
    table(['Column', { title: 'Meaning', plain: true }], rows, {
      label: `Columns of ${title}`,
      layout: 'records',
    }),
  ];
}

/** The sample rows of the tables asked for, to calculate with in the text. */
export function example({ id, title }: Screen, site: SiteData, of: readonly string[]): Block[] {
  return (site.cabinet.tables.get(id) ?? [])
    .filter((item) => of.includes(item.id))
    .map((item) =>
      table(
        item.columns.map(({ label, kind }) => (kind === 'money' ? { title: label, align: 'right' } : label)),
        item.rows.map((row) => ({ cells: row.map((cell) => [cellText(cell, site)]) })),
        { label: `Example of ${title}`, layout: 'records' },
      ),
    );
}

export function form({ title, panels }: Screen, site: SiteData, of: readonly string[]): Block[] {
  const shown = panels.filter(({ id }) => of.includes(id));
  const rows = shown.flatMap(({ fields }) =>
    fields.map(({ label, required, meaning, from }) =>
      named(label, [...(required ? ['Required. '] : []), ...markdownInline(meaning), ...apiFact(from, site)]),
    ),
  );
  const names = shown.map((panel) => panel.title).join(', ');
  return [
    table(['Field', { title: 'Meaning', plain: true }], rows, {
      label: `${title}: ${names}`,
      layout: 'records',
    }),
  ];
}

export function states({ title, states: list }: Screen, site: SiteData): Block[] {
  const rows = list.map(({ label, status, meaning, next }): Row => {
    const name: Inline[] =
      status === undefined ? [strong(label)] : [strong(label), ': ', codeLink('status', status, site)];
    return { cells: [name, markdownInline(meaning), markdownInline(next)] };
  });
  return [
    table(['State', 'Meaning', 'What to do'], rows, { label: `States of ${title}`, layout: 'records' }),
  ];
}

export function api({ title, api: list }: Screen, site: SiteData): Block[] {
  const rows = list.map(({ operation, note }) => ({
    cells: [[relatedOperation(operation, 'v2', site)], markdownInline(note)],
  }));
  return [
    table(['Operation', { title: 'What it does', plain: true }], rows, {
      label: `${title} by API`,
      layout: 'records',
    }),
  ];
}
