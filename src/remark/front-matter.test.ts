import { describe, expect, it } from 'vitest';
import { checkFrontMatter, frontMatterParser } from './front-matter';
import type { SearchLanguage } from '../reference/operator/operator-schema';
import { fixtureReference } from './test-support/fixture-reference';

const description = 'What the reader finds on this page, in one sentence of good length.';
const check = (found: Record<string, unknown>) => checkFrontMatter('docs/page.mdx', found, fixtureReference);

describe('front matter', () => {
  it('keeps allowed keys, takes numbers as keywords and fills in values of the operator', () => {
    const found = { title: 'Pay with {operator.brand}', description, keywords: ['pay', 224], slug: '/pay' };
    expect(check(found)).toEqual({
      title: 'Pay with Acme Pay',
      description,
      keywords: ['pay', '224'],
      slug: '/pay',
    });
  });

  it.each([
    [
      'a wrong key',
      { title: 'Page', description, sidebar_lable: 'x' },
      'unknown key "sidebar_lable". Did you mean "sidebar_label"?',
    ],
    [
      'a short description',
      { title: 'Page', description: 'Too short.' },
      'description: is too short: write 50 to 160 characters that say what the reader finds here',
    ],
    [
      'a long description',
      { title: 'Page', description: 'x'.repeat(161) },
      'description: is too long: write 50 to 160 characters that say what the reader finds here',
    ],
    ['no title', { description }, 'title: '],
    [
      'a keyword that YAML takes for nothing',
      { title: 'Page', description, keywords: [null] },
      'keywords.0: a keyword is a word: put it in quotes if YAML takes it for something else',
    ],
    [
      'a slug with spaces',
      { title: 'Page', description, slug: 'a b' },
      'slug: must be a route such as /request_format',
    ],
  ])('refuses %s and names the file, the key and what is allowed', (_what, found, message) => {
    expect(() => check(found)).toThrow(message);
    expect(() => check(found)).toThrow('The front matter of docs/page.mdx is not valid:');
    expect(() => check(found)).toThrow('Allowed keys: title, description, keywords, slug,');
  });

  it('leaves out keywords in the letters of a language that the profile does not search in', () => {
    const found = { title: 'Page', description, keywords: ['refund', 'возврат', 'devolución', '退款'] };
    const keywordsIn = (...languages: SearchLanguage[]) => {
      const operator = { ...fixtureReference.operator, search: { languages, keep_missed_queries: false } };
      return checkFrontMatter('docs/page.mdx', found, { ...fixtureReference, operator }).keywords;
    };
    expect(keywordsIn('en', 'ru')).toEqual(['refund', 'возврат', 'devolución']);
    expect(keywordsIn('en', 'zh')).toEqual(['refund', 'devolución', '退款']);
    expect(keywordsIn('en', 'es')).toEqual(['refund', 'devolución']);
  });

  it('leaves partials alone: they are not pages', async () => {
    const parsed = { frontMatter: {}, content: 'Text' };
    const params = { fileContent: 'Text', defaultParseFrontMatter: () => Promise.resolve(parsed) };
    const parse = frontMatterParser(fixtureReference);
    await expect(parse({ ...params, filePath: '/site/docs/_partials/a.mdx' })).resolves.toEqual(parsed);
    await expect(parse({ ...params, filePath: '/site/docs/a.mdx' })).rejects.toThrow('title: ');
  });

  it('is refused for a place of its template, not for one in the text of the page', async () => {
    const fileContent = `---\ntitle: ‹Name of the method›\n---\n\n‹How it works.›\n`;
    const params = {
      fileContent,
      filePath: 'docs/a.mdx',
      defaultParseFrontMatter: () =>
        Promise.resolve({ frontMatter: { title: 'Page', description }, content: '' }),
    };
    const parse = frontMatterParser(fixtureReference);
    await expect(parse(params)).rejects.toThrow(
      'docs/a.mdx:2: Not filled yet: ‹Name of the method› Write in its place, marks included, or take it out.',
    );
    const filled = { ...params, fileContent: fileContent.replace('‹Name of the method›', 'Page') };
    await expect(parse(filled)).resolves.toMatchObject({ frontMatter: { title: 'Page' } });
  });
});
