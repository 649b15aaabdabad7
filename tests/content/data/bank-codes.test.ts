// The table of bank codes speaks of payments that the catalogue has: where a code is said to be needed, a service of the country asks for it.
import { describe, expect, it } from 'vitest';
import { bankCodesSchema } from '@gateway-docs/site-data/tests';
import { readServices, readTable } from './read-data';

const { countries } = readTable('bank-codes', bankCodesSchema);
const services = readServices().map(([, service]) => service);

const ASKS_FOR_NONE = /no separate bank code is asked for|No service of the catalogue asks for it/;

/** Slugs under which services ask for the code of a bank. */
const BANK_FIELDS = new Set(['bank_code', 'ifsc']);

const servicesThatAsk = (country: string): string[] =>
  services
    .filter((service) => service.countries !== 'any' && service.countries.includes(country))
    .filter(({ fields }) => fields.some(({ slug }) => BANK_FIELDS.has(slug)))
    .map(({ slug }) => slug);

describe('a country of the bank codes', () => {
  it.each(countries.map((entry) => [entry.country, entry.needed_for] as const))(
    '%s is said to need the code exactly where a service asks for it',
    (country, neededFor) => {
      const asking = servicesThatAsk(country);
      const isSaid = !ASKS_FOR_NONE.test(neededFor);
      const what = isSaid
        ? `no service asks for a code of ${country}: say so in needed_for of data/bank-codes.yaml`
        : `data/bank-codes.yaml says of ${country} that nothing asks for its codes; these services do: ${asking.join(', ')}`;
      expect(asking.length > 0, what).toBe(isSaid);
    },
  );
});
