// In: data/state-codes.yaml. Out: its strict schema and row type: ISO 3166-2 codes of the countries whose state the API asks.
import * as z from 'zod';
import { checked, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkListed, checkRows, countryCode, tableOf } from '../table-schema';

const row = strict({
  code: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'write the ISO 3166-2 code with its country, like US-CA'),
  name: text,
});

const country = strict({
  country: countryCode,
  /** What its subdivisions are called. */
  term: text,
  why: sentence,
});

export const schema = checked(
  tableOf(row, { countries: z.array(country).min(1) }),
  ({ rows, countries }, report) => {
    checkRows(rows, { unique: [['code']], order: ['code'] }, report);
    const listed = countries.map((entry) => entry.country);
    const used = rows.map(({ code }) => ({ country: code.slice(0, 2) }));
    checkListed(used, 'country', listed, 'countries', report);
    listed.forEach((code, index) => {
      if (!used.some((row) => row.country === code)) report(['countries', index], `${code} has no rows`);
    });
  },
);

export type StateTable = z.infer<typeof schema>;
