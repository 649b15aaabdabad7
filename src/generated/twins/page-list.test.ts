import { describe, expect, it } from 'vitest';
import { collectionSections, pageList, type ListedPage } from './page-list';

const page = (id: string): ListedPage => ({
  id,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  route: `/${id}.md`,
  address: `https://docs.acme.example/${id}.md`,
});
const titles = (sections: ReturnType<typeof collectionSections>) =>
  sections.map(({ title, pages }) => `${title}: ${pages.map(({ id }) => id).join(' ')}`);

describe('sections', () => {
  const entries = [
    { type: 'doc', id: 'index' },
    {
      type: 'category',
      label: 'Services',
      link: { type: 'doc', id: 'services' },
      items: [
        { type: 'doc', id: 'cards' },
        { type: 'category', label: 'Latin America', items: [{ type: 'doc', id: 'pix' }] },
        { type: 'ref', id: 'loose' },
      ],
    },
  ];

  it('follow the sidebar, categories within categories too, and end with what it does not name', () => {
    const pages = ['index', 'services', 'cards', 'pix', 'loose'].map(page);
    expect(titles(collectionSections({ label: '', entries, pages }))).toEqual([
      'Introduction: index',
      'Services: services cards',
      'Services: Latin America: pix',
      'Related pages: loose',
    ]);
  });

  it('of the second instance have its name', () => {
    expect(
      titles(collectionSections({ label: 'Cabinet', entries, pages: ['index', 'cards'].map(page) })),
    ).toEqual(['Cabinet: index', 'Cabinet: Services: cards']);
  });
});

it('the list has a title, a summary and a line for each page', () => {
  expect(pageList('Acme Pay', 'Start here.', [{ title: 'API', pages: [page('a'), page('b')] }])).toBe(
    '# Acme Pay\n\n> Start here.\n\n## API\n\n' +
      '- [A](https://docs.acme.example/a.md): About a.\n- [B](https://docs.acme.example/b.md): About b.\n',
  );
});
