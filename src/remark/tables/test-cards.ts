/**
 * data/test-cards.yaml → one section for each kind of test value, each a table with the value to copy, what happens and the
 * callbacks. The row's anchor is the scenario's id, which service guides and samples name.
 */
import { testCards as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import type { Block, Row } from '../mdast';
import {
  grid,
  inlineCode,
  jsxInline,
  link,
  markdownBlocks,
  records,
  section,
  strong,
  withFacts,
} from '../mdast';
import { reproduceRows, type Reproduced } from '../cross-references/reproduce';
import { copyable, statusLinks } from '../cross-references/links';
import { outcomeLine } from '../cross-references/outcome';

/** A status that no callback reports: the response has said it, or it is on the way to another. */
const UNREPORTED: readonly (number | undefined)[] = [undefined, 0, 10];

/** True where the callbacks are those of the statuses that the row shows, which the page says of all rows. */
const isReportedAsShown = ({ outcome, callbacks }: Tables['test-cards']['rows'][number]): boolean =>
  [outcome, ...(outcome.then ?? [])]
    .map(({ status }) => status)
    .filter((status) => !UNREPORTED.includes(status))
    .join() === callbacks.join();

const toRow = (row: Tables['test-cards']['rows'][number], reproduced: Reproduced, site: SiteData): Row => ({
  id: row.id,
  cells: [
    [copyable(row.value)],
    [
      strong(row.title),
      ' ',
      jsxInline('Fact', {}, [
        link(`#${row.id}`, inlineCode(row.id)),
        ...reproduced(({ id }) => id === row.id),
      ]),
    ],
    withFacts(outcomeLine(row.outcome, site), {
      [texts.callbacks]: isReportedAsShown(row) ? undefined : statusLinks(row.callbacks, site),
    }),
  ],
});

export function present({ defaults, kinds, rows }: Tables['test-cards'], site: SiteData): Block[] {
  const reproduced = reproduceRows(site);
  const beside = Object.entries(defaults).map(([name, value]) => ({
    cells: [[inlineCode(name)], [copyable(value)]],
  }));
  return [
    ...section(grid, 'defaults', texts.defaults, beside),
    ...kinds.flatMap(({ slug, title, use }) => {
      const ofKind = rows.filter(({ kind }) => kind === slug).map((row) => toRow(row, reproduced, site));
      const table = { label: title, columns: texts.columns };
      return section(records, slug, table, ofKind, {}, markdownBlocks(use));
    }),
  ];
}
