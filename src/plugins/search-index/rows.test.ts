import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows';

const page = (table: string) =>
  `<nav><table><tr id="nav"><td>1</td></tr></table></nav><article>${table}</article>`;

describe('rowsOf', () => {
  it('takes the first two cells of each row that has an anchor', () => {
    const html = page(
      '<table><thead><tr><th>Code</th></tr></thead><tbody>' +
        '<tr id="203"><td><code>203</code></td><td>already\n  exists</td><td>Remedy</td></tr>' +
        '<tr><td>no anchor</td></tr>' +
        '<tr id="eur"><th>EUR</th><td></td><td>Euro</td></tr></tbody></table>',
    );
    expect(rowsOf(html)).toEqual([
      { hash: '#203', title: '203 · already exists' },
      { hash: '#eur', title: 'EUR · Euro' },
    ]);
  });

  it('shortens a long title between words', () => {
    const [row] = rowsOf(page(`<table><tr id="a"><td>1</td><td>${'word '.repeat(40)}</td></tr></table>`));
    expect(row?.title).toMatch(/^1 · (word )+…$/);
    expect(row?.title.length).toBeLessThanOrEqual(81);
  });

  it('finds nothing in a page without such rows', () => {
    expect(rowsOf(page('<table><tr><td id="x">1</td></tr></table>'))).toEqual([]);
  });
});
