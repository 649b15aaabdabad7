/**
 * data/country-codes.yaml and the catalogue → one table with a row and an anchor (`#ua`) for every country. Services that are bound to no
 * country are named once, above the table: in 249 rows they would hide those that serve a country alone.
 */
import { countries as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import { servingEverywhere, servingOnly } from '@gateway-docs/site-data/services';
import type { Tables } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { codes, filled, heading, inlineCode, paragraph, type Block, type Row } from '../mdast';
import { serviceLinks } from './services';

function toRow(row: Tables['country-codes']['rows'][number], site: SiteData): Row {
  const id = row.alpha2.toLowerCase();
  const only = servingOnly(row.alpha2, site.services.values());
  return {
    id,
    cells: [
      codeCell(row.alpha2, id),
      [row.name],
      [inlineCode(row.alpha3)],
      [row.numeric],
      [row.dialling.map((prefix) => `+${prefix}`).join(', ') || texts.noPrefix],
      only.length > 0 ? serviceLinks(only, site) : [texts.noService],
    ],
  };
}

export function present({ title, rows }: Tables['country-codes'], site: SiteData): Block[] {
  const services = serviceLinks(servingEverywhere(site.services.values()), site);
  const all = rows.map((row) => toRow(row, site));
  return [
    heading(2, 'every-country', texts.unbound),
    paragraph(...filled(texts.unboundList, { services })),
    heading(2, 'countries', texts.all),
    codes({ label: title, columns: texts.columns }, all),
  ];
}
