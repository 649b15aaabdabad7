import { tableRoutes } from '../../remark/cross-references/routes';
import { describe, expect, it } from 'vitest';
import { downloadRows } from './files';
import type { SiteData } from '@gateway-docs/contract';

const service = (slug: string, countries: 'any' | string[]) => [slug, { slug, countries }] as const;
const services = new Map([service('pix', ['BR']), service('acquiring_h2h', 'any'), service('blik', ['PL'])]);
const withTable = (name: string, content: object) =>
  ({
    services,
    codes: { error: new Map(), status: new Map([[1, 'success']]), reason: new Map() },
    tables: { [name]: { title: 'T', source: {}, as_of: '2026-01-01', ...content } },
  }) as unknown as Pick<SiteData, 'tables' | 'services' | 'codes' | 'operator'>;

describe('downloads', () => {
  it('lie beside the page', () => {
    expect(tableRoutes('currency-codes')).toEqual({
      page: '/reference/currency_codes',
      json: '/reference/currency_codes.json',
      csv: '/reference/currency_codes.csv',
    });
  });

  it('say for each country which services serve it, those for every country included', () => {
    const rows = [{ alpha2: 'BR' }, { alpha2: 'UA' }];
    expect(downloadRows('country-codes', withTable('country-codes', { rows }))).toEqual([
      { alpha2: 'BR', services: ['acquiring_h2h', 'pix'] },
      { alpha2: 'UA', services: ['acquiring_h2h'] },
    ]);
  });

  it('repeat in each row of a coin what is true of its network', () => {
    const networks = [{ code: 'TRON', name: 'TRON (TRC-20)', memo: 'none' }];
    const rows = [{ asset: 'USDT', network: 'TRON', name: 'Tether USD' }];
    expect(downloadRows('crypto-codes', withTable('crypto-codes', { networks, rows }))).toEqual([
      { asset: 'USDT', network: 'TRON', name: 'Tether USD', network_name: 'TRON (TRC-20)', memo: 'none' },
    ]);
  });

  it('are the rows of the data file otherwise', () => {
    const rows = [{ code: 'EUR', exponent: 2 }];
    expect(downloadRows('currency-codes', withTable('currency-codes', { rows }))).toEqual(rows);
  });

  it('have the references in their texts in words', () => {
    const rows = [{ code: 6, entitles: 'Ship after status {status(1)}.', to: [1] }];
    expect(downloadRows('transaction-statuses', withTable('transaction-statuses', { rows }))).toEqual([
      { code: 6, entitles: 'Ship after status 1.', to: [1] },
    ]);
  });
});
