import { describe, expect, it } from 'vitest';
import { mergeParts, type HeadPart } from './merge';

const part = (values: Partial<HeadPart>): HeadPart => ({ html: {}, body: {}, tags: [], ...values });
const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attributes, text: '' });
const link = (attributes: Record<string, string>) => ({ tag: 'link', attributes, text: '' });

describe('mergeParts', () => {
  it('takes the title of the last part that has one', () => {
    expect(mergeParts([part({ title: 'Site' }), part({ title: 'Page' }), part({})]).title).toBe('Page');
    expect(mergeParts([part({})])).not.toHaveProperty('title');
  });

  it('merges attributes of the root and the body, the later value in force', () => {
    const merged = mergeParts([
      part({ html: { lang: 'en', class: 'a' }, body: { dir: 'ltr' } }),
      part({ html: { class: 'a b' } }),
    ]);
    expect(merged).toMatchObject({ html: { lang: 'en', class: 'a b' }, body: { dir: 'ltr' } });
  });

  it.each([
    [meta({ name: 'description', content: 'site' }), meta({ name: 'description', content: 'page' })],
    [meta({ property: 'og:title', content: 'site' }), meta({ property: 'og:title', content: 'page' })],
    [link({ rel: 'canonical', href: '/a' }), link({ rel: 'canonical', href: '/b' })],
  ])('replaces %o by the same of a later part', (before, after) => {
    expect(mergeParts([part({ tags: [before] }), part({ tags: [after] })]).tags).toEqual([after]);
  });

  it('keeps what differs, and equal addresses of one part', () => {
    const languages = [
      link({ rel: 'alternate', hreflang: 'en', href: '/a' }),
      link({ rel: 'alternate', hreflang: 'x-default', href: '/a' }),
    ];
    const script = { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{}' };
    expect(mergeParts([part({ tags: languages }), part({ tags: [script] })]).tags).toEqual([
      ...languages,
      script,
    ]);
  });
});
