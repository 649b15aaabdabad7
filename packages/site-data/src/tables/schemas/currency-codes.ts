// In: data/currency-codes.yaml. Out: its strict schema and row type: ISO 4217 with the exponent of the minor unit.
// The exponent decides how an amount is written (12.54 EUR is 1254), so it is never taken from CLDR or Intl.
import * as z from 'zod';
import { checked, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, countryCode, currencyCode, tableOf } from '../table-schema';

const row = strict({
  code: currencyCode,
  numeric: z.string().regex(/^\d{3}$/, 'write three digits in quotes, with leading zeros'),
  /** Digits of the minor unit; null where ISO 4217 says N.A. */
  exponent: z.int().min(0).max(4).nullable(),
  kind: z.enum(['currency', 'unit', 'metal', 'special'], {
    error: 'kind is currency, unit (funds codes and units of account), metal or special',
  }),
  name: text,
  /** Where it is legal tender, ISO 3166-1 alpha-2; only with kind currency. */
  countries: z.array(countryCode).min(1).optional(),
});

export const schema = checked(tableOf(row, {}), ({ rows }, report) => {
  checkRows(rows, { unique: [['code'], ['numeric']], order: ['code'] }, report);
  rows.forEach(({ code, kind, countries, exponent }, index) => {
    if ((kind === 'currency') !== (countries !== undefined))
      report(['rows', index], `${code}: countries belong to kind currency, and every currency has some`);
    if (kind === 'currency' && exponent === null)
      report(['rows', index], `${code}: a currency has an exponent; amounts could not be written without it`);
  });
});

export type CurrencyTable = z.infer<typeof schema>;
export type Currency = CurrencyTable['rows'][number];
