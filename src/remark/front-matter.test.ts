import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readFrontMatter } from '@gateway-docs/kit/yaml';
import { checkFrontMatter, frontMatterParser } from './front-matter';
import type { SearchLanguage } from '@gateway-docs/site-data/operator';
import { fixtureData } from './tests/fixture-data';

const description = 'What the reader finds on this page, in one sentence of good length.';
const FILE = 'docs/page.mdx';
const checkText = (yaml: string) =>
  checkFrontMatter(FILE, readFrontMatter(FILE, `---\n${yaml}---\n\nText.\n`), fixtureData);
const check = (found: Record<string, unknown>) => checkText(stringify(found));

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
      'docs/page.mdx:4: unknown key "sidebar_lable". Did you mean "sidebar_label"?',
    ],
    [
      'a short description',
      { title: 'Page', description: 'Too short.' },
      'docs/page.mdx:3: description: is too short: write 50 to 160 characters that say what the reader finds here; found "Too short."',
    ],
    [
      'a long description',
      { title: 'Page', description: 'x'.repeat(161) },
      'docs/page.mdx:3: description: is too long: write 50 to 160 characters that say what the reader finds here; found 161 characters',
    ],
    ['no title', { description }, 'docs/page.mdx:1: title: expected string; found nothing'],
    [
      'a value of another type',
      { title: 'Page', description, sidebar_position: 'first' },
      'docs/page.mdx:4: sidebar_position: expected number; found "first"',
    ],
    [
      'a word that is none of those that exist',
      { title: 'Page', description, guide: 'methods' },
      'docs/page.mdx:4: guide: expected one of "method"|"country"|"family"|"api"; found "methods"',
    ],
    [
      'a value in a map',
      { title: 'Page', description, tasks: { page: 'pay', partial: 5 } },
      'docs/page.mdx:6: tasks.partial: expected string; found 5',
    ],
    [
      'a keyword that YAML takes for nothing',
      { title: 'Page', description, keywords: ['pay', null] },
      'docs/page.mdx:6: keywords.1: a keyword is a word: put it in quotes if YAML takes it for something else; found nothing',
    ],
    [
      'a slug with spaces',
      { title: 'Page', description, slug: 'a b' },
      'docs/page.mdx:4: slug: must be a route such as /request_format; found "a b"',
    ],
  ])('refuses %s and names file, line, what was found and what is allowed', (_what, found, message) => {
    expect(() => check(found)).toThrow(message);
  });

  it('lists the keys that there are where none is like the unknown one', () => {
    expect(() => checkText(`title: Page\ndescription: ${description}\nzzzzzzzz: 1\n`)).toThrow(
      'docs/page.mdx:4: unknown key "zzzzzzzz". These exist: title, description, keywords, slug,',
    );
  });

  it('names each mistake of a page', () => {
    const yaml = `titel: Page\ndescription: ${description}\nhide_table_of_contents: no\n`;
    expect(() => checkText(yaml)).toThrow(
      [
        'docs/page.mdx:1: title: expected string; found nothing',
        'docs/page.mdx:4: hide_table_of_contents: expected true; found "no"',
        'docs/page.mdx:2: unknown key "titel". Did you mean "title"?',
      ].join('\n'),
    );
  });

  it.each([
    ['a list', '- a\n', 'docs/page.mdx:1: title: '],
    ['nothing', '', 'docs/page.mdx:1: title: '],
    ['a text', 'title\n', 'docs/page.mdx:1: title: '],
    ['no YAML', 'title: Page\nkeywords: [a, b\nslug: /c\n', 'docs/page.mdx:4: The front matter is no YAML: '],
    [
      'a colon in a value',
      'title: Page\ndescription: Pay: now\n',
      'docs/page.mdx:3: The front matter is no YAML: Nested mappings are not allowed in compact mappings. A value with special',
    ],
    [
      'a key twice',
      'title: Page\ntitle: Page\n',
      'docs/page.mdx:3: The front matter is no YAML: Map keys must be unique',
    ],
  ])('that is %s is refused', (_what, yaml, message) => {
    expect(() => checkText(yaml)).toThrow(message);
  });

  it('leaves out keywords in the letters of a language that the profile does not search in', () => {
    const keywords = ['refund', 'возврат', 'devolución', '退款'];
    const found = { value: { title: 'Page', description, keywords }, lineOf: () => 1 };
    const keywordsIn = (...languages: SearchLanguage[]) => {
      const operator = { ...fixtureData.operator, search: { languages } };
      return checkFrontMatter('docs/page.mdx', found, { ...fixtureData, operator }).keywords;
    };
    expect(keywordsIn('en', 'ru')).toEqual(['refund', 'возврат', 'devolución']);
    expect(keywordsIn('en', 'zh')).toEqual(['refund', 'devolución', '退款']);
    expect(keywordsIn('en', 'es')).toEqual(['refund', 'devolución']);
  });

  it('leaves partials alone: they are not pages', async () => {
    const parsed = { frontMatter: {}, content: 'Text' };
    const params = { fileContent: 'Text', defaultParseFrontMatter: () => Promise.resolve(parsed) };
    const parse = frontMatterParser(fixtureData);
    await expect(parse({ ...params, filePath: '/site/docs/_partials/a.mdx' })).resolves.toEqual(parsed);
    await expect(parse({ ...params, filePath: '/site/docs/a.mdx' })).rejects.toThrow(
      '/site/docs/a.mdx:1: title: ',
    );
  });

  it('is refused for a place of its template, not for one in the text of the page', async () => {
    const fileContent = `---\ntitle: ‹Name of the method›\ndescription: ${description}\n---\n\n‹How it works.›\n`;
    const params = {
      fileContent,
      filePath: 'docs/a.mdx',
      defaultParseFrontMatter: () => Promise.resolve({ frontMatter: {}, content: '' }),
    };
    const parse = frontMatterParser(fixtureData);
    await expect(parse(params)).rejects.toThrow(
      'docs/a.mdx:2: Not filled yet: ‹Name of the method› Write in its place, marks included, or take it out.',
    );
    const filled = { ...params, fileContent: fileContent.replace('‹Name of the method›', 'Page') };
    await expect(parse(filled)).resolves.toMatchObject({ frontMatter: { title: 'Page' } });
  });
});
