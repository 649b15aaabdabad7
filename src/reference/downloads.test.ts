import { describe, expect, it } from 'vitest';
import { downloadRoutes, downloadRows } from './downloads';
import type { Reference } from './reference';
import type { Tables } from './tables';

const service = (slug: string, countries: 'any' | string[]) => [slug, { slug, countries }] as const;
const reference = {
  services: new Map([service('pix', ['BR']), service('acquiring_h2h', 'any'), service('blik', ['PL'])]),
  codes: { error: new Map(), status: new Map([[1, 'success']]), reason: new Map() },
} as unknown as Pick<Reference, 'services' | 'codes' | 'operator'>;
const table = (content: object): never =>
  ({ title: 'T', source: {}, as_of: '2026-01-01', ...content }) as never;

describe('downloads', () => {
  it('lie beside the page', () => {
    expect(downloadRoutes('currency-codes')).toEqual({
      json: '/reference/currency_codes.json',
      csv: '/reference/currency_codes.csv',
    });
  });

  it('say for each country which services serve it, those for every country included', () => {
    const rows = [{ alpha2: 'BR' }, { alpha2: 'UA' }];
    expect(downloadRows('country-codes', table({ rows }), reference)).toEqual([
      { alpha2: 'BR', services: ['acquiring_h2h', 'pix'] },
      { alpha2: 'UA', services: ['acquiring_h2h'] },
    ]);
  });

  it('repeat in each row of a coin what is true of its network', () => {
    const networks = [{ code: 'TRON', name: 'TRON (TRC-20)', memo: 'none' }];
    const rows = [{ asset: 'USDT', network: 'TRON', name: 'Tether USD' }];
    expect(downloadRows('crypto-codes', table({ networks, rows }), reference)).toEqual([
      { asset: 'USDT', network: 'TRON', name: 'Tether USD', network_name: 'TRON (TRC-20)', memo: 'none' },
    ]);
  });

  it('are the rows of the data file otherwise', () => {
    const currencies: Tables['currency-codes'] = table({ rows: [{ code: 'EUR', exponent: 2 }] });
    expect(downloadRows('currency-codes', currencies, reference)).toEqual(currencies.rows);
  });

  it('have the references in their texts in words', () => {
    const rows = [{ code: 6, entitles: 'Ship after status {status(1)}.', to: [1] }];
    expect(downloadRows('transaction-statuses', table({ rows }), reference)).toEqual([
      { code: 6, entitles: 'Ship after status 1.', to: [1] },
    ]);
  });
});
