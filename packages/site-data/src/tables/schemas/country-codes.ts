// In: data/country-codes.yaml. Out: its strict schema and row type: ISO 3166-1 with dialling prefixes.
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from '../table-schema';

const row = strict({
  alpha2: z.string().regex(/^[A-Z]{2}$/, 'write two capital letters'),
  alpha3: z.string().regex(/^[A-Z]{3}$/, 'write three capital letters'),
  numeric: z.string().regex(/^\d{3}$/, 'write three digits in quotes, with leading zeros'),
  name: text,
  dialling: z
    .array(z.string().regex(/^[1-9]\d{0,5}$/, 'write the digits in quotes, without a plus sign'))
    .describe('Prefixes of phone numbers; empty for a territory without numbers of its own'),
});

export const schema = tableOf(row, {}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.alpha2, 'alpha2', context);
  checkUnique(table.rows, (entry) => entry.alpha3, 'alpha3', context);
  checkUnique(table.rows, (entry) => entry.numeric, 'numeric', context);
  checkUnique(table.rows, (entry) => entry.name, 'name', context);
  checkOrder(table.rows, (entry) => entry.alpha2, 'alpha2', context);
});

export type CountryTable = z.infer<typeof schema>;
export type Country = CountryTable['rows'][number];
