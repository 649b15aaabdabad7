/**
 * data/currency-codes.yaml → a row and an anchor (`#eur`) for every code: first the currencies, then what ISO 4217 lists beside them.
 * A row carries its exponent for the amount converter, which has no other data.
 */
import type { Reference } from '../../reference/reference';
import type { Tables } from '../../reference/tables';
import { codeCell } from '../build/links';
import { heading, inlineCode, paragraph, type Block } from '../build/nodes';
import { table, type Row } from '../build/table';
import { countryName } from './country-name';
import { currencyKindText } from './words';

type Currency = Tables['currency-codes']['rows'][number];

const decimals = (exponent: number | null): string => (exponent === null ? 'none: no amounts' : String(exponent));

const head = (row: Currency): Omit<Row, 'cells'> => ({
  id: row.code.toLowerCase(),
  ...(row.exponent === null ? {} : { exponent: row.exponent }),
});

const currencyRow = (row: Currency, reference: Reference): Row => ({
  ...head(row),
  cells: [
    codeCell(row.code, row.code.toLowerCase()),
    [row.numeric],
    [decimals(row.exponent)],
    [row.name],
    [(row.countries ?? []).map((country) => countryName(country, reference)).join(', ')],
  ],
});

const otherRow = (row: Currency): Row => ({
  ...head(row),
  cells: [
    codeCell(row.code, row.code.toLowerCase()),
    [row.numeric],
    [decimals(row.exponent)],
    [row.name],
    [currencyKindText(row.kind)],
  ],
});

export function currencyCodes({ rows }: Tables['currency-codes'], reference: Reference): Block[] {
  const currencies = rows.filter((row) => row.kind === 'currency');
  const others = rows.filter((row) => row.kind !== 'currency');
  return [
    heading(2, 'currencies', 'Currencies'),
    table(
      ['Code', 'Numeric', 'Decimals', 'Name', 'Countries'],
      currencies.map((row) => currencyRow(row, reference)),
      { label: 'Currencies', layout: 'records' },
    ),
    heading(2, 'other-codes', 'Codes that are not money'),
    paragraph(
      'ISO 4217 also numbers funds, units of account and metals. No wallet is kept in them, and ',
      inlineCode('amount_currency'),
      ' does not take them. They are here so that your own check of the list is complete.',
    ),
    table(['Code', 'Numeric', 'Decimals', 'Name', 'Kind'], others.map(otherRow), {
      label: 'Codes that are not money',
      layout: 'records',
    }),
  ];
}
