// In: data/bank-codes.yaml. Out: its strict schema and row type.
// Each country says what its bank code is and where it is used. Banks are listed only where a public source can be
// named; every other country says how to read the list from the API.
import * as z from 'zod';
import { sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, source, tableOf } from '../table-schema';

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'write two capital letters');

const country = strict({
  country: countryCode,
  code_name: text.describe('What the code is called in the country'),
  format: text.describe('Regular expression of the code, anchored at both ends'),
  example: text,
  meaning: sentence.describe('What the digits say and where they stand'),
  needed_for: sentence.describe('Where the API asks for the code, or why it does not'),
  obtain: sentence.describe('How to get the banks that can be reached now'),
  source: source.optional().describe('Where the rows of this country come from; left out where it has none'),
});

const row = strict({ country: countryCode, code: text, name: text });

export const schema = tableOf(row, { countries: z.array(country).min(1) }).superRefine((table, context) => {
  const key = (entry: { country: string; code: string }) => `${entry.country} ${entry.code}`;
  checkUnique(table.rows, key, 'country and code', context);
  checkOrder(table.rows, key, 'country and code', context);
  table.countries.forEach((entry, index) => {
    const report = (message: string) =>
      context.addIssue({ code: 'custom', path: ['countries', index], message });
    const listed = table.rows.some((bank) => bank.country === entry.country);
    if (listed && !entry.source)
      report(`${entry.country} lists banks: name the public source that they come from`);
    if (!listed && entry.source) report(`${entry.country} names a source, but has no rows`);
    if (!new RegExp(entry.format, 'u').test(entry.example)) {
      report(`the example ${entry.example} does not match the format ${entry.format}`);
    }
    if (index > 0 && entry.country <= (table.countries[index - 1]?.country ?? '')) {
      report(`countries stand in alphabetical order, each once: move ${entry.country}`);
    }
  });
  table.rows.forEach((bank, index) => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['rows', index], message });
    const home = table.countries.find((entry) => entry.country === bank.country);
    if (!home) report(`${bank.country} is not listed under countries`);
    else if (!new RegExp(home.format, 'u').test(bank.code)) {
      report(`code ${bank.code} does not match the format ${home.format} of ${bank.country}`);
    }
  });
});

export type BankTable = z.infer<typeof schema>;
export type Bank = BankTable['rows'][number];
export type BankCountry = BankTable['countries'][number];
