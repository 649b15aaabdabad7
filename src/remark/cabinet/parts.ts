/**
 * In: a screen of the cabinet. Out: one part of a guide as a table: filters, figures, columns, fields of a form, states, tabs. The
 * picture is made from the same data, so a name in a table is the name in the picture.
 */
import texts from '../../../data/texts/cabinet.json';
import type { Screen } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import { cellText } from './cell-text';
import { factLine } from '../mdast/fact';
import { filled } from '../mdast/filled';
import { relatedOperation } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { inlineCode, strong, type Block, type Inline } from '../mdast/nodes';
import { records, type Row } from '../mdast/table';
import { codeLink } from '../cross-references/resolve';

const named = (label: string, ...cells: Inline[][]): Row => ({ cells: [[strong(label)], ...cells] });

/** The same value in the API, where there is one: field and operation. */
function apiFact(from: string | undefined, site: SiteData): Inline[] {
  const field = from === undefined ? undefined : site.cabinetFields.get(from);
  if (!field) return [];
  const call = [relatedOperation(field.operation, 'v2', site)];
  return factLine(texts.inApi, ...filled(texts.ofCall, { field: [inlineCode(field.path)], call }));
}

export function filters({ title, filters: list }: Screen): Block[] {
  const rows = list.map(({ label, values, meaning }) =>
    named(label, [values ?? texts.freeText], markdownInline(meaning)),
  );
  return [records(texts.filters, rows, { title })];
}

/** @param part a list of names with their meanings */
const meanings =
  (part: 'cards' | 'tabs') =>
  (screen: Screen): Block[] => {
    const rows = screen[part].map(({ label, meaning }) => named(label, markdownInline(meaning)));
    return [records(texts[part], rows, { title: screen.title })];
  };

export const cards = meanings('cards');
export const tabs = meanings('tabs');

/** Columns of the tables asked for, each once. */
export function columns({ id, title }: Screen, site: SiteData, of: readonly string[]): Block[] {
  const shown = (site.cabinet.tables.get(id) ?? []).filter((item) => of.includes(item.id));
  const all = new Map(shown.flatMap((item) => item.columns).map((column) => [column.id, column]));
  const rows = [...all.values()].map(({ label, meaning, from }) =>
    named(label, [...markdownInline(meaning), ...apiFact(from, site)]),
  );
  return [records(texts.columns, rows, { title })];
}

/** The sample rows of the tables asked for, to calculate with in the text. */
export function example({ id, title }: Screen, site: SiteData, of: readonly string[]): Block[] {
  const shown = (site.cabinet.tables.get(id) ?? []).filter((item) => of.includes(item.id));
  return shown.map((item) => {
    const heads = item.columns.map(({ label, kind }) =>
      kind === 'money' ? { title: label, align: 'right' as const } : label,
    );
    const rows = item.rows.map((row) => ({ cells: row.map((cell) => [cellText(cell, site)]) }));
    return records({ label: texts.example, columns: heads }, rows, { title });
  });
}

export function form({ title, panels }: Screen, site: SiteData, of: readonly string[]): Block[] {
  const shown = panels.filter(({ id }) => of.includes(id));
  const rows = shown
    .flatMap(({ fields }) => fields)
    .map(({ label, required, meaning, from }) =>
      named(label, [
        ...(required ? [texts.required] : []),
        ...markdownInline(meaning),
        ...apiFact(from, site),
      ]),
    );
  const names = shown.map((panel) => panel.title).join(', ');
  return [records(texts.form, rows, { title, names })];
}

export function states({ title, states: list }: Screen, site: SiteData): Block[] {
  const rows = list.map(({ label, status, meaning, next }): Row => {
    const name = status === undefined ? [] : [': ', codeLink('status', status, site)];
    return { cells: [[strong(label), ...name], markdownInline(meaning), markdownInline(next)] };
  });
  return [records(texts.states, rows, { title })];
}

export function api({ title, api: list }: Screen, site: SiteData): Block[] {
  const rows = list.map(({ operation, note }) => ({
    cells: [[relatedOperation(operation, 'v2', site)], markdownInline(note)],
  }));
  return [records(texts.api, rows, { title })];
}
