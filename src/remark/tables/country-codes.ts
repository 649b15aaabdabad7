/**
 * data/country-codes.yaml and the catalogue → one table with a row and an anchor (`#ua`) for every country. Services that are bound to no
 * country are named once, above the table: in 249 rows they would hide those that serve a country alone.
 */
import type { SiteData } from '@gateway-docs/contract';
import { servingEverywhere, servingOnly } from '@gateway-docs/site-data/services';
import type { Tables } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { heading, inlineCode, paragraph, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { serviceLinks } from './services';

const COLUMNS = [
  'Alpha-2',
  { title: 'Name', plain: true },
  'Alpha-3',
  'Numeric',
  'Dialling prefix',
  'Services',
];

function services(country: string, site: SiteData): Inline[] {
  const only = servingOnly(country, site.services.values());
  return only.length > 0 ? serviceLinks(only, site) : ['none of its own'];
}

function toRow(row: Tables['country-codes']['rows'][number], site: SiteData): Row {
  const id = row.alpha2.toLowerCase();
  return {
    id,
    cells: [
      codeCell(row.alpha2, id),
      [row.name],
      [inlineCode(row.alpha3)],
      [row.numeric],
      [row.dialling.map((prefix) => `+${prefix}`).join(', ') || 'none'],
      services(row.alpha2, site),
    ],
  };
}

export function present({ title, rows }: Tables['country-codes'], site: SiteData): Block[] {
  const everywhere = servingEverywhere(site.services.values());
  return [
    heading(2, 'every-country', 'Services that are bound to no country'),
    paragraph(
      'These have no list of countries, and the rows do not repeat them: ',
      ...serviceLinks(everywhere, site),
      '. The method itself may leave out a country.',
    ),
    heading(2, 'countries', 'All countries'),
    table(
      COLUMNS,
      rows.map((row) => toRow(row, site)),
      { label: title, layout: 'codes' },
    ),
  ];
}
