// ISO 4217 against two kept lists, with every known difference named: neither list is current on its own.
import cldr from 'cldr-core/supplemental/currencyData.json';
import countryList from 'country-codes-list';
import currencyCodes from 'currency-codes';
import { describe, expect, it } from 'vitest';
import { countryCodesSchema as countrySchema, currencyCodesSchema } from '@gateway-docs/site-data/tests';
import { readTable } from './read-data';

const { rows } = readTable('currency-codes', currencyCodesSchema);
const rowOf = (code: string) => rows.find((row) => row.code === code);

/** Amendments 176, 178, 179 and 180 of ISO 4217, later than the library's list of 2024-06-25. */
const amendments = { added: ['XAD', 'XCG'], withdrawn: ['ANG', 'BGN', 'CUC'] };

describe('data/currency-codes.yaml', () => {
  it('is list one of 2024-06-25 with the later amendments', () => {
    const library = currencyCodes.codes().filter((code) => !amendments.withdrawn.includes(code));
    expect(rows.map((row) => row.code)).toEqual([...library, ...amendments.added].sort());
  });

  it('has today the codes that changed lately, and not the withdrawn ones', () => {
    expect(rowOf('XCG')).toMatchObject({ numeric: '532', exponent: 2, countries: ['CW', 'SX'] });
    expect(rowOf('ZWG')).toMatchObject({ numeric: '924', exponent: 2 });
    expect(rowOf('SLE')).toMatchObject({ numeric: '925', exponent: 2 });
    expect(rowOf('VED')).toMatchObject({ numeric: '926', exponent: 2 });
    for (const gone of ['ANG', 'BGN', 'HRK', 'CUC', 'SLL', 'ZWL']) expect(rowOf(gone), gone).toBeUndefined();
  });

  it('agrees with both libraries on numbers and exponents', () => {
    for (const row of rows) {
      const entry = currencyCodes.code(row.code);
      if (entry) expect([row.numeric, row.exponent ?? 0], row.code).toEqual([entry.number, entry.digits]);
    }
    for (const entry of countryList.all()) {
      const row = rowOf(entry.currencyCode);
      if (row) expect([row.code, row.numeric], entry.countryCode).toEqual([row.code, entry.currencyNumeric]);
    }
  });

  it('has exponents other than 2 exactly where ISO 4217 has them', () => {
    const withExponent = (exponent: number) =>
      rows.filter((row) => row.exponent === exponent).map((row) => row.code);
    expect(withExponent(0)).toEqual(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
    );
    expect(withExponent(3)).toEqual('BHD IQD JOD KWD LYD OMR TND'.split(' '));
    expect(withExponent(4)).toEqual(['CLF', 'UYW']);
  });

  it('does not take its exponents from CLDR, whose digits are not those of ISO 4217', () => {
    const digits = cldr.supplemental.currencyData.fractions as Record<
      string,
      { _digits: string } | undefined
    >;
    const differing = rows.filter(({ code, exponent }) => {
      const cldrDigits = digits[code]?._digits;
      return exponent !== null && cldrDigits !== undefined && Number(cldrDigits) !== exponent;
    });
    expect(differing.map((row) => row.code)).toEqual(expect.arrayContaining(['ALL', 'COP', 'IQD', 'PKR']));
  });

  it('names the countries of each currency as CLDR does, except where ISO 4217 keeps a currency of no daily use', () => {
    const regions = cldr.supplemental.currencyData.region as Record<
      string,
      Record<string, { _to?: string; _tender?: string } | undefined>[]
    >;
    const current = (country: string) =>
      (regions[country] ?? [])
        .flatMap((entry) => Object.entries(entry))
        .filter(([, use]) => use?._to === undefined && use?._tender !== 'false')
        .map(([code]) => code);
    const differing = rows.flatMap((row) =>
      (row.countries ?? [])
        .filter((country) => !current(country).includes(row.code))
        .map((country) => `${country} ${row.code}`),
    );
    // The colón is no longer in circulation, and VED is the new number of the bolívar; both are in list one.
    expect(differing).toEqual(['SV SVC', 'VE VED']);
  });

  it('names countries that exist, and gives each country with money a currency', () => {
    const countries = readTable('country-codes', countrySchema).rows.map((row) => row.alpha2);
    const used = new Set(rows.flatMap((row) => row.countries ?? []));
    for (const country of used) expect(countries).toContain(country);
    expect(countries.filter((country) => !used.has(country))).toEqual(['AQ', 'GS', 'PS']);
  });
});
