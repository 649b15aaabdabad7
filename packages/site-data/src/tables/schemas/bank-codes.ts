// In: data/bank-codes.yaml. Out: its strict schema and row type.
// Each country says what its bank code is and where it is used. Banks are listed only where a public source can be
// named; every other country says how to read the list from the API.
import * as z from 'zod';
import { checked, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, countryCode, source, tableOf } from '../table-schema';

const country = strict({
  country: countryCode,
  /** What the code is called in the country. */
  code_name: text,
  /** Regular expression of the code, anchored at both ends. */
  format: text,
  example: text,
  /** What the digits say and where they stand. */
  meaning: sentence,
  /** Where the API asks for the code, or why it does not. */
  needed_for: sentence,
  /** How to get the banks that can be reached now. */
  obtain: sentence,
  /** Where the rows of this country come from; left out where it has none. */
  source: source.optional(),
});

const row = strict({ country: countryCode, code: text, name: text });

export const schema = checked(
  tableOf(row, { countries: z.array(country).min(1) }),
  ({ rows, countries }, report) => {
    checkRows(rows, { unique: [['country', 'code']], order: ['country', 'code'] }, report);
    countries.forEach(({ country: code, source: named, example, format }, index) => {
      const wrong = (message: string) => report(['countries', index], message);
      const isListed = rows.some((bank) => bank.country === code);
      if (isListed && !named) wrong(`${code} lists banks: name the public source that they come from`);
      if (!isListed && named) wrong(`${code} names a source, but has no rows`);
      if (!new RegExp(format, 'u').test(example))
        wrong(`the example ${example} does not match the format ${format}`);
      if (index > 0 && code <= (countries[index - 1]?.country ?? ''))
        wrong(`countries stand in alphabetical order, each once: move ${code}`);
    });
    rows.forEach(({ country: code, code: bank }, index) => {
      const format = countries.find((entry) => entry.country === code)?.format;
      if (format === undefined) report(['rows', index], `${code} is not listed under countries`);
      else if (!new RegExp(format, 'u').test(bank))
        report(['rows', index], `code ${bank} does not match the format ${format} of ${code}`);
    });
  },
);

export type BankTable = z.infer<typeof schema>;
