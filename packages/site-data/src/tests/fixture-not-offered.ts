/** A list of methods that are not offered, with one row, for unit tests: what the schema accepts is what the page shows. */
import type { NotOfferedTable } from '../tables/schemas/not-offered';

export const fixtureNotOffered: NotOfferedTable = {
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
      instead: [{ service: 'europe_open_banking', how: 'The same banks.' }],
    },
  ],
};
