import type { Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../../reference/reference';
import type { NotOfferedTable } from '../../reference/tables/schemas/not-offered';
import { fixtureReference } from '../test-support/fixture-reference';
import { present } from './not-offered';

const reference = {
  ...fixtureReference,
  tables: { ...fixtureReference.tables, 'country-codes': { rows: [{ alpha2: 'NL', name: 'Netherlands' }] } },
  services: new Map([['banks', { name: 'Bank payment', home: '/callbacks' }]]),
} as unknown as Reference;

const methods = (service: string): NotOfferedTable => ({
  title: 'Methods',
  source: { name: 'Catalogue', note: 'A note.' },
  as_of: '2026-01-02',
  sources: { site: { title: 'A page', address: 'a.example/ideal', checked_on: '2026-01-02' } },
  rows: [
    {
      code: 'ideal',
      name: 'iDEAL',
      countries: ['NL'],
      what: 'A transfer.',
      asked: 'Payers know it.',
      source: ['site'],
      instead: [{ service, how: 'The same banks.' }],
    },
  ],
});

describe('methods that are not offered, on their page', () => {
  it('have an anchor, their countries, the guide in their place and their sources', () => {
    const [table] = present(methods('banks'), reference) as Table[];
    const row = table?.children[1];
    expect(row?.data?.hProperties).toMatchObject({ id: 'ideal' });
    expect(row?.children.map((cell) => cell.children)).toMatchObject([
      [{ type: 'link', url: '#ideal' }, { type: 'break' }, { value: 'Netherlands' }],
      [{ value: 'A transfer.' }, { value: ' ' }, { value: 'Payers know it.' }],
      [{ type: 'link', url: '/callbacks' }, { value: ': ' }, { value: 'The same banks.' }],
      [{ value: 'A page. 2026-01-02' }],
    ]);
  });

  it('name a service that the catalogue does not have', () => {
    expect(() => present(methods('bank'), reference)).toThrow('ideal: the catalogue has no "bank"');
  });
});
