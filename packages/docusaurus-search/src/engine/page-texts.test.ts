import { describe, expect, it } from 'vitest';
import { smallIndex } from '../tests/small-index';
import { ANCHORS_IN_PART } from '../format/format';
import { openManifest } from '../format/search-index';
import { PageTexts } from './page-texts';

/** Two pages; the sections of the first one fill two parts to the last but one place, its rows go on from there. */
const sectionCount = 2 * ANCHORS_IN_PART - 2;
const { manifest, files } = smallIndex([
  {
    url: '/codes',
    title: 'Codes',
    description: 'All codes.',
    sections: Array.from({ length: sectionCount }, (_, i) => [`Section ${i}`, `Text ${i}.`] as const),
    rows: [
      ['code-0', 'Name 0'],
      ['code-1', ''],
    ],
  },
  { url: '/more', title: 'More', description: 'The rest.' },
]);
const index = openManifest(manifest);

/** The texts of those pages, and the names of the files in the order in which they were loaded. */
function opened() {
  const loaded: string[] = [];
  const load = (file: string) => {
    loaded.push(file);
    return Promise.resolve(files[`search-index/parts/${manifest.release}/${file}`]);
  };
  return { texts: new PageTexts(index, load), loaded };
}

describe('PageTexts', () => {
  it.each([
    ['the top', 0, 'texts-0-0.json', ['', '', 'All codes.']],
    ['a section of the first part', 1, 'texts-0-0.json', ['Section 0', '#section-0', 'Text 0.']],
    ['a section of the next part', ANCHORS_IN_PART, 'texts-0-1.json', ['Section 5', '#section-5', 'Text 5.']],
    ['a row', sectionCount + 1, 'texts-0-1.json', ['code-0 · Name 0', '#code-0', 'All codes.']],
    ['a row without a name', sectionCount + 2, 'texts-0-2.json', ['code-1', '#code-1', 'All codes.']],
    ['another page', sectionCount + 3, 'texts-1-0.json', ['', '', 'The rest.']],
  ] as const)('loads for %s one file', async (_, anchor, file, text) => {
    const { texts, loaded } = opened();
    expect(texts.textOf(anchor)).toBeUndefined();
    expect(await texts.need([anchor])).toBe(true);
    expect(loaded).toEqual([file]);
    expect(texts.textOf(anchor)).toEqual(text);
  });

  it('loads nothing twice, at once or later', async () => {
    const { texts, loaded } = opened();
    await texts.need([0, 1, ANCHORS_IN_PART]);
    await texts.need([2, ANCHORS_IN_PART + 1, 0]);
    expect(loaded).toEqual(['texts-0-0.json', 'texts-0-1.json']);
  });

  it('says that a file is missing, and asks for it the next time', async () => {
    const asked: string[] = [];
    const texts = new PageTexts(index, (file) => {
      asked.push(file);
      return Promise.reject(new Error('gone'));
    });
    expect(await texts.need([0])).toBe(false);
    expect(texts.textOf(0)).toBeUndefined();
    expect(await texts.need([0])).toBe(false);
    expect(asked).toEqual(['texts-0-0.json', 'texts-0-0.json']);
  });
});
