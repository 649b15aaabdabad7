import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../tests/small-index';
import { rowsOf, withoutRepeatedRows } from './rows';

const page = (table: string) =>
  load(`<nav><table><tr id="nav"><td>1</td></tr></table></nav><article>${table}</article>`);

describe('rowsOf', () => {
  it.each([
    [
      'a code and its name',
      '<td><code>18</code><button>Copy</button> <strong>Token\n  required</strong> HTTP 401',
      '18',
      'Token required',
    ],
    [
      'a link that says both',
      '<td><a href="/x">18 Token required</a> <span>HTTP 401</span><td>Cause',
      '18 Token required',
      '',
    ],
    ['further codes', '<td><code>BW</code><td><code>BWA</code><td>072<td>Botswana', 'BW', 'Botswana'],
    [
      'a field',
      '<td><a href="#amount"><code>amount</code></a> required<td>integer<td>Sum',
      'amount',
      'integer',
    ],
    [
      'a name in another cell',
      '<td><code>4111</code><td><strong>Paid at once</strong> card-success',
      '4111',
      'Paid at once',
    ],
    [
      'what stands before its code',
      '<td>Brazil <code>BR</code> <span>Code: <strong>ISPB</strong></span><td>x',
      'Brazil',
      'ISPB',
    ],
    ['nothing but a code', '<th>EUR<td>978', 'EUR', ''],
  ])('names a row by %s', (_, cells, subject, name) => {
    expect(rowsOf(page(`<table><tr id="x">${cells}</tr></table>`))).toMatchObject([
      { hash: '#x', subject, name },
    ]);
  });

  it('says what the other cells say, so that a code is answered in the list', () => {
    const cells = '<td>203<td><strong>Exists</strong> HTTP 409<td>Call find.';
    expect(rowsOf(page(`<table><tr id="x">${cells}</tr></table>`))[0]?.text).toBe('HTTP 409 · Call find.');
  });

  it('says the first sentence of each cell, so that the remedy is not cut off', () => {
    const cells =
      '<td>203<td><strong>Exists</strong> Taken, e.g. by 10.5. Text for the payer: Wait!<td>Call find. Then go on.';
    expect(rowsOf(page(`<table><tr id="x">${cells}</tr></table>`))[0]?.text).toBe(
      'Taken, e.g. by 10.5. · Call find.',
    );
  });

  it('shortens a long title between words', () => {
    const [row] = rowsOf(page(`<table><tr id="a"><td>1</td><td>${'word '.repeat(40)}</td></tr></table>`));
    expect(row?.name).toMatch(/^(word )+…$/);
    expect(row?.name.length).toBeLessThanOrEqual(71);
  });

  it('finds nothing in a page without such rows', () => {
    expect(rowsOf(page('<table><tr><td id="x">1</td></tr></table>'))).toEqual([]);
  });
});

describe('withoutRepeatedRows', () => {
  it('keeps a row that a reference page has on that page only', () => {
    const row = (subject: string, name: string) => ({ hash: '#18', subject, name, text: '' });
    const pages = [
      {
        ...pageOf({ url: '/api/v2/x', title: 'x' }),
        rows: [row('18 Token required', ''), row('amount', 'integer')],
      },
      { ...pageOf({ url: '/reference/y', title: 'y' }), rows: [row('18', 'Token required')] },
    ];
    const isReference = ({ url }: { url: string }) => url === '/reference/y';
    expect(
      withoutRepeatedRows(pages, isReference).map(({ rows }) => rows.map(({ subject }) => subject)),
    ).toEqual([['amount'], ['18']]);
  });
});
