/**
 * In: data/cabinet/screens/<id>.yaml. Out: its strict schema and type: what one screen shows and lets people do. The picture, the
 * tables of a guide and the numbers in it are all made from this file. Names of columns, permissions and operations are checked
 * in check-cabinet.ts, because they are in other files.
 */
import * as z from 'zod';
import { anchor, checked, sentence, slug, strict, text } from '@gateway-docs/kit/schema';
import { contractField } from './columns-schema';
import { permissionId } from './roles-schema';

const label = text.max(40);
const action = strict({ id: anchor, label, permission: permissionId, result: sentence });
const cell = z.union([z.string(), z.int()]);

const filter = strict({
  id: anchor,
  label,
  control: z.enum(['text', 'select', 'period', 'switch']),
  /** What the picture shows as chosen. */
  shown: text.max(40),
  /** What can be chosen or entered. */
  values: text.optional(),
  meaning: sentence,
});

const card = strict({ id: anchor, label, value: text.max(32), meaning: sentence });

const table = strict({
  id: anchor,
  title: text.optional(),
  columns: z.array(slug).min(2).max(10),
  /** Cells by column. */
  rows: z.array(z.record(slug, cell)).min(1).max(10),
  row_actions: z.array(action).default([]),
});

const field = strict({
  id: anchor,
  label,
  /** shown: cannot be changed here. */
  control: z.enum(['text', 'select', 'switch', 'file', 'shown']),
  required: z.boolean().default(false),
  sample: text.max(72),
  meaning: sentence,
  from: contractField.optional(),
});

const panel = strict({
  id: anchor,
  title: text,
  fields: z.array(field).min(1),
  actions: z.array(action).default([]),
});

const state = strict({
  label,
  /** Code of the transaction status that it is. */
  status: z.int().optional(),
  meaning: sentence,
  /** What to do. */
  next: sentence,
});

const screen = strict({
  id: anchor,
  title: text.max(32),
  route: text.regex(/^\/cabinet\/[a-z_/]+$/, 'give the route of the guide, like /cabinet/balances/'),
  view: z.union([permissionId, z.literal('everybody')]),
  purpose: sentence,
  /** What the picture shows, for readers who do not see it. */
  alt: sentence,
  tabs: z.array(strict({ id: anchor, label, meaning: sentence })).default([]),
  actions: z.array(action).default([]),
  filters: z.array(filter).default([]),
  cards: z.array(card).default([]),
  tables: z.array(table).default([]),
  panels: z.array(panel).default([]),
  states: z.array(state).default([]),
  exports: z.array(z.enum(['csv', 'xlsx'])).default([]),
  api: z.array(strict({ operation: anchor, note: sentence })).default([]),
  callouts: z
    .array(strict({ n: z.int().positive(), target: text, text }))
    .min(2)
    .max(9),
});

/** Names of everything in a screen that a callout can point to, such as `filter:period` or `column:balance`, in the order in which the picture shows them. */
function targetsOf({ tabs, actions, filters, cards, tables, panels }: z.infer<typeof screen>): string[] {
  const named = (kind: string, items: readonly { readonly id: string }[]) =>
    items.map(({ id }) => `${kind}:${id}`);
  return [
    ...named('action', actions),
    ...named('tab', tabs),
    ...named('filter', filters),
    ...named('card', cards),
    ...tables.flatMap((table) => [
      `table:${table.id}`,
      ...table.columns.map((id) => `column:${id}`),
      ...named('action', table.row_actions),
    ]),
    ...panels.flatMap((panel) => [
      `panel:${panel.id}`,
      ...named('field', panel.fields),
      ...named('action', panel.actions),
    ]),
  ];
}

export const schema = checked(screen, (value, report) => {
  const targets = targetsOf(value);
  targets.forEach((target, i) => {
    // A column may stand in several tables of a screen: it is the same column.
    if (!target.startsWith('column:') && targets.indexOf(target) !== i)
      report([], `"${target}" is there twice`);
  });
  // A renamed button cannot leave a number behind in the picture.
  value.callouts.forEach(({ n, target }, i) => {
    if (n !== i + 1) report(['callouts', i], `callouts are numbered in order: this one is ${i + 1}`);
    if (!targets.includes(target))
      report(['callouts', i], `"${target}" is no part of the screen; there are: ${targets.join(', ')}`);
  });
  value.tables.forEach(({ rows, columns }, i) =>
    rows.forEach((row, j) => {
      for (const key of Object.keys(row))
        if (!columns.includes(key))
          report(['tables', i, 'rows', j], `"${key}" is no column here; there are: ${columns.join(', ')}`);
    }),
  );
});

export type Screen = z.infer<typeof schema>;
export type ScreenPanel = Screen['panels'][number];
export type ScreenAction = z.infer<typeof action>;
