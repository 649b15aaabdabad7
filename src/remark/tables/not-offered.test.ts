import type { Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { fixtureNotOffered } from '@gateway-docs/site-data/tests';
import { fixtureData } from '../tests/fixture-data';
import { present } from './not-offered';

const site = {
  ...fixtureData,
  tables: { ...fixtureData.tables, 'country-codes': { rows: [{ alpha2: 'NL', name: 'Netherlands' }] } },
  services: new Map([['europe_open_banking', { name: 'Bank payment', home: '/callbacks' }]]),
} as unknown as SiteData;

describe('methods that are not offered, on their page', () => {
  it('have an anchor, their countries, the guide in their place and their sources', () => {
    const [table] = present(fixtureNotOffered, site) as Table[];
    const row = table?.children[1];
    expect(row?.data?.hProperties).toMatchObject({ id: 'ideal' });
    expect(row?.children.map((cell) => cell.children)).toMatchObject([
      [
        { type: 'link', url: '#ideal' },
        { value: ' ' },
        { name: 'Fact', children: [{ value: 'Netherlands' }] },
      ],
      [{ value: 'A transfer.' }, { value: ' ' }, { value: 'Payers know it.' }],
      [{ type: 'link', url: '/callbacks' }, { value: ': ' }, { value: 'The same banks.' }],
      [{ value: 'A page. 2026-01-02' }],
    ]);
  });

  it('name a service that the catalogue does not have', () => {
    expect(() => present(fixtureNotOffered, { ...site, services: new Map() })).toThrow(
      'ideal: the catalogue has no "europe_open_banking"',
    );
  });
});
