/**
 * In: a screen of the cabinet. Out: the rows of each part of a guide: filters, figures, columns, fields of a form, states, tabs. The
 * picture is made from the same data, so a name in a table is the name in the picture.
 */
import texts from '../../../data/texts/cabinet.json';
import type { Screen } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import { cellText } from './cell-text';
import { access, actions } from './rights';
import { filled, inlineCode, markdownInline, records, strong, withFacts } from '../mdast';
import type { Block, Facts, Inline, Row } from '../mdast';
import { relatedOperation } from '../cross-references/links';
import { codeLink } from '../cross-references/resolve';

/** @param of ids of the tables or panels that are asked for */
type Rows = (screen: Screen, site: SiteData, of: readonly string[]) => Row[];

const named = (label: string, ...cells: Inline[][]): Row => ({ cells: [[strong(label)], ...cells] });

const meaningRow = ({ label, meaning }: { readonly label: string; readonly meaning: string }): Row =>
  named(label, markdownInline(meaning));

/** The same value in the API, where there is one: field and operation. */
function inApi(from: string | undefined, site: SiteData): Facts {
  const field = from === undefined ? undefined : site.cabinetFields.get(from);
  if (!field) return {};
  const call = [relatedOperation(field.operation, 'v2', site)];
  return { [texts.inApi]: filled(texts.ofCall, { field: [inlineCode(field.path)], call }) };
}

const tablesOf = ({ id }: Screen, { cabinet }: SiteData, of: readonly string[]) =>
  (cabinet.tables.get(id) ?? []).filter((table) => of.includes(table.id));

/** Parts that are one table each, by the name that `data/texts/cabinet.json` has too. */
export const ROWS = {
  access,
  filters: (screen) =>
    screen.filters.map(({ label, values, meaning }) =>
      named(label, [values ?? texts.freeText], markdownInline(meaning)),
    ),
  cards: ({ cards }) => cards.map(meaningRow),
  tabs: ({ tabs }) => tabs.map(meaningRow),
  // Tables may share a column, which is explained once.
  columns: (screen, site, of) => {
    const columns = tablesOf(screen, site, of).flatMap((table) => table.columns);
    return [...new Map(columns.map((column) => [column.id, column])).values()].map(
      ({ label, meaning, from }) => named(label, withFacts(markdownInline(meaning), inApi(from, site))),
    );
  },
  form: ({ panels }, site, of) =>
    panels
      .flatMap(({ id, fields }) => (of.includes(id) ? fields : []))
      .map(({ label, required, meaning, from }) => {
        const content = [...(required ? [texts.required] : []), ...markdownInline(meaning)];
        return named(label, withFacts(content, inApi(from, site)));
      }),
  states: ({ states }, site) =>
    states.map(({ label, status, meaning, next }) => {
      const name = status === undefined ? [] : [': ', codeLink('status', status, site)];
      return { cells: [[strong(label), ...name], markdownInline(meaning), markdownInline(next)] };
    }),
  actions,
  api: ({ api }, site) =>
    api.map(({ operation, note }) => ({
      cells: [[relatedOperation(operation, 'v2', site)], markdownInline(note)],
    })),
} satisfies Readonly<Record<string, Rows>>;

/** A part as a table. */
export function partTable(
  part: keyof typeof ROWS,
  screen: Screen,
  site: SiteData,
  of: readonly string[],
): Block {
  const { title, panels } = screen;
  const names = panels.flatMap((panel) => (of.includes(panel.id) ? [panel.title] : [])).join(', ');
  return records(texts[part], ROWS[part](screen, site, of), { title, names });
}

/** The sample rows of the tables asked for, to calculate with in the text. */
export const examples = (screen: Screen, site: SiteData, of: readonly string[]): Block[] =>
  tablesOf(screen, site, of).map((table) => {
    const columns = table.columns.map(({ label, kind }) =>
      kind === 'money' ? { title: label, align: 'right' as const } : label,
    );
    const rows = table.rows.map((row) => ({ cells: row.map((cell) => [cellText(cell, site)]) }));
    return records({ label: texts.example, columns }, rows, { title: screen.title });
  });
