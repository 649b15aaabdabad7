/**
 * data/currency-codes.yaml → a row and an anchor (`#eur`) for every code: first the currencies, then what ISO 4217 lists beside them.
 * The row of a currency carries its exponent for the amount converter, which has no other data.
 */
import { currencies as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { codes, markdownBlocks, section, type Block, type Row } from '../mdast';
import { countryName } from './country-name';
import { currencyKind } from '../../../data/texts/tables.json';

type Currency = Tables['currency-codes']['rows'][number];

const isMoney = ({ kind }: Currency): boolean => kind === 'currency';

/** @param last what the last column says */
function toRow({ code, name, numeric, exponent }: Currency, last: string): Row {
  const id = code.toLowerCase();
  return {
    id,
    cells: [codeCell(code, id), [name], [numeric], [String(exponent ?? texts.noDecimals)], [last]],
  };
}

function currencyRow(row: Currency, site: SiteData): Row {
  const countries = (row.countries ?? []).map((country) => countryName(country, site));
  const data = { exponent: String(row.exponent) };
  return { ...toRow(row, countries.join(', ')), ...(row.exponent !== null && { data }) };
}

export function present({ rows }: Tables['currency-codes'], site: SiteData): Block[] {
  const currencies = rows.filter(isMoney).map((row) => currencyRow(row, site));
  const others = rows.filter((row) => !isMoney(row)).map((row) => toRow(row, currencyKind[row.kind]));
  return [
    ...section(codes, 'currencies', texts.currencies, currencies),
    ...section(codes, 'other-codes', texts.others, others, {}, markdownBlocks(texts.othersText)),
  ];
}
