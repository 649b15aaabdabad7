/**
 * In: data/screens/<name>.yaml. Out: its strict schema and type: a cabinet screen drawn schematically. Every string is shown
 * as it is; a callout points to one of them, so a renamed button cannot leave a number behind.
 */
import * as z from 'zod';
import { strict, text } from './table-schema';

const block = z.discriminatedUnion('kind', [
  strict({ kind: z.literal('filters'), items: z.array(text).min(1) }),
  strict({ kind: z.literal('cards'), items: z.array(strict({ label: text, value: text })).min(1) }),
  strict({
    kind: z.literal('table'),
    columns: z.array(text).min(1),
    rows: z.array(z.array(z.string())).min(1),
  }),
  strict({ kind: z.literal('form'), fields: z.array(text).min(1) }),
]);

export type ScreenBlock = z.infer<typeof block>;

/** Every string that a callout may point to. */
function targets(screen: {
  blocks: readonly ScreenBlock[];
  sidebar: string[];
  header: { title: string; actions: string[] };
}) {
  const shown = screen.blocks.flatMap((item): string[] => {
    if (item.kind === 'filters') return item.items;
    if (item.kind === 'cards') return item.items.map((card) => card.label);
    if (item.kind === 'table') return item.columns;
    return item.fields;
  });
  return [...screen.sidebar, screen.header.title, ...screen.header.actions, ...shown];
}

export const schema = strict({
  title: text,
  alt: text.describe('What the picture shows, for readers who do not see it'),
  sidebar: z.array(text).min(1),
  active: text.describe('The entry of the sidebar that is open'),
  header: strict({ title: text, actions: z.array(text) }),
  blocks: z.array(block).min(1),
  callouts: z.array(strict({ n: z.int().positive(), target: text, text })),
}).superRefine((screen, context) => {
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (!screen.sidebar.includes(screen.active)) {
    report(['active'], `"${screen.active}" is not in the sidebar; there are: ${screen.sidebar.join(', ')}`);
  }
  screen.blocks.forEach((item, i) => {
    if (item.kind !== 'table') return;
    item.rows.forEach((row, j) => {
      if (row.length === item.columns.length) return;
      report(['blocks', i, 'rows', j], `the row has ${row.length} cells for ${item.columns.length} columns`);
    });
  });
  const known = targets(screen);
  screen.callouts.forEach((callout, i) => {
    if (callout.n !== i + 1)
      report(['callouts', i, 'n'], `callouts are numbered in order: this one is ${i + 1}`);
    if (!known.includes(callout.target)) {
      report(
        ['callouts', i, 'target'],
        `no part of the screen reads "${callout.target}"; there are: ${known.join(', ')}`,
      );
    }
  });
});

export type Screen = z.infer<typeof schema>;
