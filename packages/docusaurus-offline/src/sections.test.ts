import { describe, expect, it } from 'vitest';
import { sectionsOfSite, type Instance } from './sections';

const addresses = (...pages: string[]) => new Map(pages.map((page) => [page || 'index', page]));
const doc = (id: string) => ({ type: 'doc', id }) as const;
const category = (label: string, ...ids: string[]) =>
  ({ type: 'category', label, items: ids.map(doc), collapsed: true, collapsible: true }) as const;

describe('sectionsOfSite', () => {
  it('makes a section of each category at the top, and puts documents before it into it, but no page that is only linked', () => {
    const instance: Instance = {
      sidebars: {
        all: [
          doc('index'),
          category('Start here', 'a'),
          { type: 'html', value: '' },
          doc('n/first'),
          category('News', 'n/b'),
          { type: 'ref', id: 'a' },
        ],
      },
      addresses: addresses('', 'a', 'n/first', 'n/b'),
    };
    expect(sectionsOfSite([instance], 'Site')).toEqual([
      { id: 'start-here', label: 'Start here', pages: ['', 'a'] },
      { id: 'news', label: 'News', pages: ['n/first', 'n/b'] },
    ]);
  });

  it('goes into categories of categories, and takes the page that a category itself links to', () => {
    const inner = { ...category('Inner', 'x/b'), link: { type: 'doc', id: 'x/a' } } as const;
    const instance: Instance = {
      sidebars: { all: [{ ...category('Outer'), items: [inner] }] },
      addresses: addresses('x/a', 'x/b'),
    };
    expect(sectionsOfSite([instance], 'Site')[0]?.pages).toEqual(['x/a', 'x/b']);
  });

  it('puts a page without a sidebar where the pages of its folder are, or of the nearest folder above', () => {
    const instance: Instance = {
      sidebars: { all: [category('Start', 'a'), category('Services', 's/b')] },
      addresses: addresses('a', 's/b', 's/alone', 's/deep/alone', 'other/alone'),
    };
    expect(sectionsOfSite([instance], 'Site').map(({ pages }) => pages)).toEqual([
      ['a', 'other/alone'],
      ['s/b', 's/alone', 's/deep/alone'],
    ]);
  });

  it('makes one section of a sidebar without categories, by the name of the site', () => {
    const instance: Instance = { sidebars: { all: [doc('a'), doc('b')] }, addresses: addresses('a', 'b') };
    expect(sectionsOfSite([instance], 'Чай')).toEqual([{ id: 'чай', label: 'Чай', pages: ['a', 'b'] }]);
  });

  it('makes one section of an instance that has a name', () => {
    const instance: Instance = {
      sidebars: { all: [category('One', 'c/a'), category('Two', 'c/b/')] },
      addresses: addresses('c/a', 'c/b/'),
      label: 'Cabinet',
    };
    expect(sectionsOfSite([instance], 'Site')).toEqual([
      { id: 'cabinet', label: 'Cabinet', pages: ['c/a', 'c/b/'] },
    ]);
  });
});
