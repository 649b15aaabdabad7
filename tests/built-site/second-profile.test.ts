import { describe, expect, it } from 'vitest';
import { folderOf, pagesIn, profileOf, textFiles } from './support/site';

const first = profileOf('main');
const second = profileOf('second');

/**
 * A page of the site stays where it is under every profile, the changelog names every version that there was, all profiles name languages, and
 * a day is one of many that pages name.
 */
const isNoTrace = (text: string) =>
  text.startsWith('/') || text === first.site_version || /^(?:[a-z]{2}|\d{4}-\d\d-\d\d)$/.test(text);

/** Every text of a profile, however deep; numbers are left out, since they stand on pages for other reasons. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return isNoTrace(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The domain that all hosts of the first provider share: what a page would contain if it wrote a host by itself. */
const domain = new URL(first.hosts.marketing).hostname.replace(/^www\./, '');

describe('the site of a second provider', () => {
  const files = textFiles(folderOf('second'));

  it.each([...new Set([...texts(first), domain])])('has no trace of the first: %s', (text) => {
    const traces = files.filter((file) => file.text.toLowerCase().includes(text.toLowerCase()));
    expect(traces.map(({ file }) => file)).toEqual([]);
  });

  it('shows its own name, hosts and contact', () => {
    const all = files.map(({ text }) => text).join('\n');
    const { brand, hosts, support } = second;
    for (const shown of [brand, hosts.site, hosts.api, hosts.marketing, hosts.knowledge_hub, support.email]) {
      expect(all).toContain(shown);
    }
    for (const { route, $ } of pagesIn(folderOf('second'))) {
      expect([route, $('title').text()]).toEqual([route, expect.stringContaining(brand)]);
    }
  });
});

describe('keywords of the pages', () => {
  const keywordsIn = (name: 'main' | 'second'): string =>
    pagesIn(folderOf(name))
      .map(({ $ }) => $('meta[name="keywords"]').attr('content') ?? '')
      .join('\n');

  it('are in the search languages of the profile alone', () => {
    expect([first, second].map(({ search }) => search.languages.includes('ru'))).toEqual([true, false]);
    expect(keywordsIn('main')).toMatch(/\p{Script=Cyrillic}/u);
    expect(keywordsIn('second')).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(keywordsIn('second')).toContain('refund');
  });
});

describe('the profile of the test', () => {
  it('has no text in common with the first, so that every trace can be told', () => {
    const common = texts(second).filter((text) => texts(first).includes(text));
    expect(common).toEqual([]);
  });
});
