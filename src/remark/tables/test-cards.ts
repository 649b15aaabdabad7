/**
 * data/test-cards.yaml → one tab for each kind of test value, in it one section or more, each a table with the value to copy, what happens
 * and the callbacks. The row's anchor is the scenario's id, which service guides and samples name.
 */
import { testCards as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import type { Block, Row } from '../mdast';
import {
  factLine,
  heading,
  inlineCode,
  link,
  list,
  markdownBlocks,
  panelSet,
  paragraph,
  records,
  section,
  strong,
  withFacts,
} from '../mdast';
import { reproduceRows } from '../cross-references/reproduce';
import { copyable, statusLinks } from '../cross-references/links';
import { isReportedAsShown, outcomeLine } from '../cross-references/outcome';

export function present({ defaults, kinds, rows }: Tables['test-cards'], site: SiteData): Block[] {
  const reproduced = reproduceRows(site);
  const toRow = (row: (typeof rows)[number]): Row => ({
    id: row.id,
    cells: [
      [copyable(row.value)],
      [
        strong(row.title),
        ...factLine(link(`#${row.id}`, inlineCode(row.id)), ...reproduced(({ id }) => id === row.id)),
      ],
      withFacts(outcomeLine(row.outcome, site, defaults), {
        [texts.callbacks]: isReportedAsShown(row.outcome, row.callbacks)
          ? undefined
          : statusLinks(row.callbacks, site),
      }),
    ],
  });
  const sent = Object.entries(defaults).map(([name, value]) => [inlineCode(name), ' ', copyable(value)]);
  const panel = (tab: string) => {
    const blocks = kinds
      .filter((kind) => kind.tab === tab)
      .flatMap(({ slug, title, use }) => {
        const ofKind = rows.filter(({ kind }) => kind === slug).map(toRow);
        const table = { label: title, columns: texts.columns };
        return section(records, slug, table, ofKind, {}, markdownBlocks(use));
      });
    return { value: tab, label: tab, blocks };
  };
  const tabs = [...new Set(kinds.map(({ tab }) => tab))];
  return [
    panelSet('Tabs', texts.tabs, tabs.map(panel), 'values-content'),
    heading(2, 'defaults', texts.defaults),
    paragraph(texts.sent),
    list(sent.map((words) => [paragraph(...words)])),
  ];
}
