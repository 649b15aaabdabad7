import { describe, expect, it } from 'vitest';
import { generateSidebar, groupsOf, pagesOf } from './sidebar-groups';

const page = (id: string, frontMatter: object, sidebarPosition?: number) => ({
  id: `services/${id}`,
  title: id,
  source: `@site/docs/services/${id}.mdx`,
  sourceDirName: 'services',
  frontMatter,
  sidebarPosition,
});

/** What Docusaurus passes, as far as the generator reads it. */
const generate = (item: unknown, docs: readonly unknown[]): unknown =>
  generateSidebar({ item, docs } as unknown as Parameters<typeof generateSidebar>[0]);

const groups = groupsOf('services', { groups: ['Cards', 'Brazil'] });
const pix = page('pix', { sidebar_group: 'Brazil' }, 2);

describe('the sidebar', () => {
  it('has the groups in their order, and in each the pages by position, then by title', () => {
    const docs = [
      page('zeta', { sidebar_group: 'Brazil' }),
      page('alpha', { sidebar_group: 'Brazil' }),
      pix,
      page('boleto', { sidebar_group: 'Brazil' }, 1),
      page('form', { sidebar_group: 'Cards' }),
      page('hidden', { sidebar_group: 'none' }),
    ];
    const ids = (...names: string[]) => names.map((name) => ({ type: 'doc', id: `services/${name}` }));
    expect(generate(groups, docs)).toEqual([
      { type: 'category', label: 'Cards', items: ids('form') },
      { type: 'category', label: 'Brazil', items: ids('boleto', 'pix', 'alpha', 'zeta') },
    ]);
    expect(generate(pagesOf('services'), [pix])).toEqual(ids('pix'));
    expect(generate(pagesOf('reference'), [pix])).toEqual([]);
  });

  it('stops the build at a page without a group, at an unknown group and at an empty one, and names the groups', () => {
    const wrong = () => generate(groups, [pix, page('form', {}), page('card', { sidebar_group: 'Card' })]);
    expect(wrong).toThrow('docs/services/form.mdx: sidebar_group is missing');
    expect(wrong).toThrow('docs/services/card.mdx: no sidebar_group "Card"');
    expect(wrong).toThrow('no page is in the group "Cards"');
    const same = page('cards', { sidebar_group: 'Cards', sidebar_label: 'Cards' });
    expect(() => generate(groups, [pix, same])).toThrow(
      'docs/services/cards.mdx: it is called "Cards" like its group',
    );
    expect(wrong).toThrow('A page names one of: Cards | Brazil; or none');
  });
});
