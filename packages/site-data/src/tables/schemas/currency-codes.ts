// In: data/currency-codes.yaml. Out: its strict schema and row type: ISO 4217 with the exponent of the minor unit.
// The exponent decides how an amount is written (12.54 EUR is 1254), so it is never taken from CLDR or Intl.
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from '../table-schema';

const row = strict({
  code: z.string().regex(/^[A-Z]{3}$/, 'write three capital letters'),
  numeric: z.string().regex(/^\d{3}$/, 'write three digits in quotes, with leading zeros'),
  exponent: z
    .int()
    .min(0)
    .max(4)
    .nullable()
    .describe('Digits of the minor unit; null where ISO 4217 says N.A.'),
  kind: z.enum(['currency', 'unit', 'metal', 'special'], {
    error: 'kind is currency, unit (funds codes and units of account), metal or special',
  }),
  name: text,
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'write two capital letters'))
    .min(1)
    .optional()
    .describe('Where it is legal tender, ISO 3166-1 alpha-2; only with kind currency'),
});

export const schema = tableOf(row, {}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.code, 'code', context);
  checkUnique(table.rows, (entry) => entry.numeric, 'numeric', context);
  checkOrder(table.rows, (entry) => entry.code, 'code', context);
  table.rows.forEach((entry, index) => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['rows', index], message });
    if ((entry.kind === 'currency') !== (entry.countries !== undefined)) {
      report(`${entry.code}: countries belong to kind currency, and every currency has some`);
    }
    if (entry.kind === 'currency' && entry.exponent === null) {
      report(`${entry.code}: a currency has an exponent; amounts could not be written without it`);
    }
  });
});

export type CurrencyTable = z.infer<typeof schema>;
export type Currency = CurrencyTable['rows'][number];
