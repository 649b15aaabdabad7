import { describe, expect, it } from 'vitest';
import { fixtureNotOffered } from '../tests/fixture-not-offered';
import { schema } from './schemas/not-offered';

const { sources, rows } = fixtureNotOffered;
const [row] = rows;
const { site } = sources;

/** What the schema says about the table after a change. */
function messages(change: Record<string, unknown>): string {
  const result = schema.safeParse({ ...fixtureNotOffered, ...change });
  return result.success ? '' : result.error.issues.map(({ message }) => message).join('\n');
}

describe('a list of methods that are not offered', () => {
  it('is right as the fixture has it', () => {
    expect(messages({})).toBe('');
  });

  it.each([
    [
      'a source that does not exist',
      { rows: [{ ...row, source: ['law'] }] },
      'no source "law"; there are: site',
    ],
    ['a source that nothing uses', { sources: { site, other: site } }, 'nothing names this source'],
    [
      'a method without a substitute',
      { rows: [{ ...row, instead: [] }] },
      'expected array to have >=1 items',
    ],
    [
      'an address that is a link',
      { sources: { site: { ...site, address: 'https://a.example' } } },
      'without https://',
    ],
    [
      'names out of order',
      { rows: [row, { ...row, code: 'blik', name: 'Blik' }] },
      'rows are ordered by name: "Blik" has to stand before "iDEAL"',
    ],
  ])('refuses %s', (_case, change, message) => {
    expect(messages(change)).toContain(message);
  });
});
