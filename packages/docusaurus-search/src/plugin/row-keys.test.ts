import { describe, expect, it } from 'vitest';
import { FIELD, FIELDS } from '../format/format';
import { addRow } from './row-keys';
import { TermCollector } from './term-collector';

const row = (subject: string, hash: string, name = '') => ({ subject, hash, name, text: '' });
const rows = [
  row('ARS', '#ars', 'Argentine Peso'),
  row('AR-S', '#ar-s', 'Santa Fe'),
  row('AR', '#ar', 'Argentina'),
  row('Argentina', '#ar', 'Province'),
  row('4111', '#card-success', 'Paid at once'),
];

/** Under which of the rows a key stands as what they are about, and under which as something else. */
function standsAt(key: string): { readonly subject: string[]; readonly name: string[] } {
  const texts = new TermCollector();
  rows.forEach((one, anchor) => addRow(texts, 0, anchor, one));
  const of = (field: number) =>
    [...texts.postingsOf(key)]
      .filter((posting) => posting % FIELDS === field)
      .map((posting) => rows[Math.floor(posting / FIELDS)]?.subject ?? '');
  return { subject: of(FIELD.subject), name: of(FIELD.rowName) };
}

describe('addRow', () => {
  it.each([
    ['a code', 'ars', 'ARS'],
    ['a part of a country, which joined is a currency', 'ar-s', 'AR-S'],
    ['a country', 'ar', 'AR'],
    ['the id of a scenario', 'cardsuccess', '4111'],
  ])('finds a row by %s', (_, key, subject) => {
    expect(standsAt(key).subject).toEqual([subject]);
  });

  it('finds a row that says one thing of a country by its name and its code, but not as the home of either', () => {
    expect(standsAt('ar').name).toContain('Argentina');
    expect(standsAt('argentina')).toEqual({ subject: [], name: ['AR', 'Argentina'] });
  });
});
