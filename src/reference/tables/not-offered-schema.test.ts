import { describe, expect, it } from 'vitest';
import { schema } from './schemas/not-offered';

const row = {
  code: 'ideal',
  name: 'iDEAL',
  countries: ['NL'],
  what: 'A transfer.',
  asked: 'Payers know it.',
  source: ['site'],
  instead: [{ service: 'europe_open_banking', how: 'The same banks.' }],
};
const source = { title: 'A page', address: 'a.example/ideal', checked_on: '2026-01-02' };
const table = {
  title: 'Methods',
  source: { name: 'Catalogue', note: 'A note.' },
  as_of: '2026-01-02',
  sources: { site: source },
  rows: [row],
};

/** What the schema says about the table after a change. */
function messages(change: Record<string, unknown>): string {
  const result = schema.safeParse({ ...table, ...change });
  return result.success ? '' : result.error.issues.map(({ message }) => message).join('\n');
}

describe('a list of methods that are not offered', () => {
  it('is right as above', () => {
    expect(messages({})).toBe('');
  });

  it.each([
    [
      'a source that does not exist',
      { rows: [{ ...row, source: ['law'] }] },
      'no source "law"; there are: site',
    ],
    ['a source that nothing uses', { sources: { site: source, other: source } }, 'no row names this source'],
    [
      'a method without a substitute',
      { rows: [{ ...row, instead: [] }] },
      'expected array to have >=1 items',
    ],
    [
      'an address that is a link',
      { sources: { site: { ...source, address: 'https://a.example' } } },
      'without https://',
    ],
    [
      'names out of order',
      { rows: [row, { ...row, code: 'blik', name: 'Blik' }] },
      'rows are ordered by name: "blik" has to stand before "ideal"',
    ],
  ])('refuses %s', (_case, change, message) => {
    expect(messages(change)).toContain(message);
  });
});
