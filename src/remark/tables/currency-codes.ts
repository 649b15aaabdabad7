/**
 * data/currency-codes.yaml → a row and an anchor (`#eur`) for every code: first the currencies, then what ISO 4217 lists beside them.
 * The row of a currency carries its exponent for the amount converter, which has no other data.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { heading, inlineCode, paragraph, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { countryName } from './country-name';
import { CURRENCY_KINDS } from './words';

type Currency = Tables['currency-codes']['rows'][number];

const NAME = { title: 'Name', plain: true } as const;

const decimals = (exponent: number | null): string => (exponent === null ? 'none' : String(exponent));

const currencyRow = (row: Currency, site: SiteData): Row => ({
  id: row.code.toLowerCase(),
  ...(row.exponent === null ? {} : { exponent: row.exponent }),
  cells: [
    codeCell(row.code, row.code.toLowerCase()),
    [row.name],
    [row.numeric],
    [decimals(row.exponent)],
    [(row.countries ?? []).map((country) => countryName(country, site)).join(', ')],
  ],
});

const otherRow = (row: Currency): Row => ({
  id: row.code.toLowerCase(),
  cells: [
    codeCell(row.code, row.code.toLowerCase()),
    [row.name],
    [row.numeric],
    [decimals(row.exponent)],
    [CURRENCY_KINDS[row.kind]],
  ],
});

export function present({ rows }: Tables['currency-codes'], site: SiteData): Block[] {
  const currencies = rows.filter((row) => row.kind === 'currency');
  const others = rows.filter((row) => row.kind !== 'currency');
  return [
    heading(2, 'currencies', 'Currencies'),
    table(
      ['Code', NAME, 'Numeric', 'Decimals', 'Countries'],
      currencies.map((row) => currencyRow(row, site)),
      { label: 'Currencies', layout: 'codes' },
    ),
    heading(2, 'other-codes', 'Codes that are not money'),
    paragraph(
      'ISO 4217 also numbers funds, units of account and metals. No wallet is kept in them, and ',
      inlineCode('amount_currency'),
      ' does not take them. They are here so that your own check of the list is complete.',
    ),
    table(['Code', NAME, 'Numeric', 'Decimals', 'Kind'], others.map(otherRow), {
      label: 'Codes that are not money',
      layout: 'codes',
    }),
  ];
}
