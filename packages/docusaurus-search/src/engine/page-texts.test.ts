import { describe, expect, it } from 'vitest';
import { smallIndex } from '../tests/small-index';
import { ROWS_IN_PART, SECTIONS_IN_PART } from '../format/format';
import { openManifest } from '../format/search-index';
import { PageTexts } from './page-texts';

/** A page with sections for the file of the page and two further ones, and with rows for two files and the beginning of a third. */
const rowCount = 2 * ROWS_IN_PART + 1;
const sectionCount = 2 * SECTIONS_IN_PART + 1;
const { manifest, files } = smallIndex([
  {
    url: '/codes',
    title: 'Codes',
    sections: Array.from({ length: sectionCount }, (_, i) => [`Section ${i}`, `Text ${i}.`] as const),
    rows: Array.from({ length: rowCount }, (_, i) => [`code-${i}`, `Name ${i}`] as const),
  },
]);

/** The texts of that page, and the names of the files in the order in which they were loaded. */
function opened() {
  const loaded: string[] = [];
  const load = (file: string) => {
    loaded.push(file);
    return Promise.resolve(files[`search-index/parts/${manifest.release}/${file}`]);
  };
  const index = openManifest(manifest);
  return { texts: new PageTexts(index, load), firstRow: index.pages[0]?.firstRow ?? NaN, loaded };
}

describe('PageTexts', () => {
  it.each([
    [0, 'rows-0-0.json'],
    [ROWS_IN_PART - 1, 'rows-0-0.json'],
    [ROWS_IN_PART, 'rows-0-1.json'],
    [rowCount - 1, 'rows-0-2.json'],
  ])('loads for row %i %s only', async (row, file) => {
    const { texts, firstRow, loaded } = opened();
    expect(await texts.need([firstRow + row])).toBe(true);
    expect(loaded).toEqual([file]);
    expect(texts.rowOf(0, row)).toEqual([`code-${row}`, `Name ${row}`, `#code-${row}`, '']);
  });

  it.each([
    [0, 'page-0.json'],
    [SECTIONS_IN_PART - 1, 'page-0.json'],
    [SECTIONS_IN_PART, 'sections-0-1.json'],
    [sectionCount - 1, 'sections-0-2.json'],
  ])('loads for section %i %s only', async (section, file) => {
    const { texts, loaded } = opened();
    const top = 0;
    expect(await texts.need([top + 1 + section])).toBe(true);
    expect(loaded).toEqual([file]);
    expect(texts.sectionOf(0, section)).toEqual([
      `Section ${section}`,
      `#section-${section}`,
      `Text ${section}.`,
    ]);
  });

  it('loads nothing twice, at once or later', async () => {
    const { texts, firstRow, loaded } = opened();
    await texts.need([0, firstRow, firstRow + 1]);
    await texts.need([firstRow + 2, 0]);
    expect(loaded).toEqual(['page-0.json', 'rows-0-0.json']);
  });

  it('says that a file is missing, and asks for it the next time', async () => {
    const asked: string[] = [];
    const texts = new PageTexts(openManifest(manifest), (file) => {
      asked.push(file);
      return Promise.reject(new Error('gone'));
    });
    expect(await texts.need([0])).toBe(false);
    expect(texts.pageOf(0)).toBeUndefined();
    expect(await texts.need([0])).toBe(false);
    expect(asked).toEqual(['page-0.json', 'page-0.json']);
  });
});
