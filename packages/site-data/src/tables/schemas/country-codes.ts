// In: data/country-codes.yaml. Out: its strict schema and row type: ISO 3166-1 with dialling prefixes.
import * as z from 'zod';
import { checked, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, countryCode, tableOf } from '../table-schema';

const row = strict({
  alpha2: countryCode,
  alpha3: z.string().regex(/^[A-Z]{3}$/, 'write three capital letters'),
  numeric: z.string().regex(/^\d{3}$/, 'write three digits in quotes, with leading zeros'),
  name: text,
  /** Prefixes of phone numbers; empty for a territory without numbers of its own. */
  dialling: z.array(z.string().regex(/^[1-9]\d{0,5}$/, 'write the digits in quotes, without a plus sign')),
});

export const schema = checked(tableOf(row, {}), ({ rows }, report) =>
  checkRows(rows, { unique: [['alpha2'], ['alpha3'], ['numeric'], ['name']], order: ['alpha2'] }, report),
);

export type CountryTable = z.infer<typeof schema>;
