// In: data/state-codes.yaml. Out: its strict schema and row type: ISO 3166-2 codes of the countries whose state the API asks.
import * as z from 'zod';
import { sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from '../table-schema';

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'write two capital letters');

const row = strict({
  code: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'write the ISO 3166-2 code with its country, like US-CA'),
  name: text,
});

export const schema = tableOf(row, {
  countries: z
    .array(
      strict({
        country: countryCode,
        term: text.describe('What its subdivisions are called'),
        why: sentence,
      }),
    )
    .min(1),
}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.code, 'code', context);
  checkOrder(table.rows, (entry) => entry.code, 'code', context);
  const listed = table.countries.map((entry) => entry.country);
  const used = new Set(table.rows.map((entry) => entry.code.slice(0, 2)));
  table.rows.forEach((entry, index) => {
    if (listed.includes(entry.code.slice(0, 2))) return;
    const message = `the country of ${entry.code} is not listed under countries; there are: ${listed.join(', ')}`;
    context.addIssue({ code: 'custom', path: ['rows', index], message });
  });
  listed.forEach((country, index) => {
    if (used.has(country)) return;
    context.addIssue({ code: 'custom', path: ['countries', index], message: `${country} has no rows` });
  });
});

export type StateTable = z.infer<typeof schema>;
export type State = StateTable['rows'][number];
