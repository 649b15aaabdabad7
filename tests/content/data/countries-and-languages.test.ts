// Countries, states and languages against kept libraries: the files are the truth, the libraries a second source.
import countryList from 'country-codes-list';
import { iso31661, iso31662 } from 'iso-3166';
import ISO6391 from 'iso-639-1';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import {
  countryCodesSchema as countrySchema,
  currencyCodesSchema,
  languageCodesSchema as languageSchema,
  stateCodesSchema as stateSchema,
} from '@gateway-docs/site-data/tests';
import { readTable } from './read-data';

const countries = readTable('country-codes', countrySchema);
const states = readTable('state-codes', stateSchema);
const languages = readTable('language-codes', languageSchema);

/** Territories whose numbers are those of another: libphonenumber has no row for them. */
const SHARED_NUMBERS: Readonly<Record<string, readonly string[]>> = { GS: ['500'], PN: ['64'], UM: ['1'] };

describe('data/country-codes.yaml', () => {
  it('has the assigned codes of ISO 3166-1', () => {
    const expected = iso31661.map((entry) => `${entry.alpha2} ${entry.alpha3} ${entry.numeric}`);
    const found = countries.rows.map((row) => `${row.alpha2} ${row.alpha3} ${row.numeric}`);
    expect([...found].sort()).toEqual([...expected].sort());
  });

  it('agrees with a second list on the codes', () => {
    for (const entry of countryList.all()) {
      const row = countries.rows.find((country) => country.alpha2 === entry.countryCode);
      if (entry.countryCode === 'XK') expect(row, 'Kosovo is not in ISO 3166-1').toBeUndefined();
      else expect([row?.alpha3, row?.numeric]).toEqual([entry.countryCodeAlpha3, entry.countryCodeNumeric]);
    }
  });

  it('has dialling prefixes that agree with the numbering plans', () => {
    for (const row of countries.rows) {
      const { alpha2, dialling } = row;
      if (!isSupportedCountry(alpha2)) expect(dialling, alpha2).toEqual(SHARED_NUMBERS[alpha2] ?? []);
      else {
        expect(dialling.length, alpha2).toBeGreaterThan(0);
        for (const prefix of dialling)
          expect(prefix.startsWith(getCountryCallingCode(alpha2)), alpha2).toBe(true);
      }
    }
  });
});

describe('a country after which ISO 4217 names its money', () => {
  it('has the same name in both tables', () => {
    const { rows } = readTable('currency-codes', currencyCodesSchema);
    const named = rows.flatMap((money) =>
      iso31661
        .filter(({ alpha2, name }) => money.countries?.includes(alpha2) && money.name.startsWith(`${name} `))
        .map(({ alpha2, name }) => [alpha2, name]),
    );
    expect(named.length).toBeGreaterThan(20);
    const ours = new Map(countries.rows.map(({ alpha2, name }) => [alpha2, name]));
    expect(named.filter(([code = '', name]) => ours.get(code) !== name)).toEqual([]);
  });
});

describe('data/state-codes.yaml', () => {
  it('has every subdivision of the countries it lists', () => {
    const listed = states.countries.map((entry) => entry.country);
    const expected = iso31662
      .filter((entry) => listed.includes(entry.code.slice(0, 2)))
      .map((entry) => entry.code);
    expect(states.rows.map((row) => row.code)).toEqual([...expected].sort());
    const countryCodes = countries.rows.map((row) => row.alpha2);
    for (const country of listed) expect(countryCodes).toContain(country);
  });
});

describe('data/language-codes.yaml', () => {
  it('has the codes of ISO 639-1', () => {
    expect(languages.rows.map((row) => row.code)).toEqual(ISO6391.getAllCodes().sort());
  });

  it('marks exactly the languages that the API accepts as locale', () => {
    const file = path.resolve(__dirname, '../../../api/shared/schemas/scalars/locale.yaml');
    const { enum: accepted } = parse(readFileSync(file, 'utf8')) as { enum: string[] };
    const marked = languages.rows.filter((row) => row.locale).map((row) => row.code);
    expect([...marked].sort()).toEqual([...accepted].sort());
  });
});
