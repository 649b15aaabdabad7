import { describe, expect, it } from 'vitest';
import routes from '../content/routes.json';
import { folderOf, OTHER_PAGES, pagesIn } from './support/site';

const pages = pagesIn(folderOf('main'));
const documents = pages.filter(({ route }) => !OTHER_PAGES.includes(route));

/** Texts that occur more than once in a list. */
const repeated = (list: readonly string[]) => [
  ...new Set(list.filter((text, i) => list.indexOf(text) !== i)),
];

describe.each(pages)('the HTML of $route', ({ $ }) => {
  it('has unique ids', () => {
    expect(
      repeated(
        $('[id]')
          .toArray()
          .map((element) => $(element).attr('id') ?? ''),
      ),
    ).toEqual([]);
  });

  it('has one h1, and no heading that skips a level', () => {
    expect($('h1').length).toBe(1);
    const levels = $('article')
      .find('h1,h2,h3,h4,h5,h6')
      .toArray()
      .map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 1) + 1)).toEqual([]);
  });

  it('says what each picture shows, and names each control', () => {
    expect(
      $('img:not([alt])')
        .toArray()
        .map((image) => $(image).attr('src')),
    ).toEqual([]);
    const pictures = $('svg[role="img"]').toArray();
    const unnamed = pictures.filter(
      (svg) =>
        !$(svg).attr('aria-label') && !$(svg).attr('aria-labelledby') && !$(svg).children('title').text(),
    );
    expect(unnamed.length).toBe(0);
    const silent = $('button, a[href]')
      .toArray()
      .filter((e) => {
        const control = $(e);
        const name = [control.text().trim(), control.attr('aria-label'), control.attr('title')].find(Boolean);
        return !name && control.find('img[alt], svg[aria-label], svg title').length === 0;
      });
    expect(silent.map((element) => $.html(element).slice(0, 120))).toEqual([]);
    expect($('th:empty').length).toBe(0);
  });

  it('has a name for each navigation, and no two of one name', () => {
    const navigations = $('nav, [role="navigation"]').toArray();
    const names = navigations.map((element) => {
      const id = $(element).attr('aria-labelledby');
      return (
        $(element).attr('aria-label') ??
        $(`[id="${id ?? ''}"]`)
          .text()
          .trim()
      );
    });
    expect(navigations.filter((_, i) => !names[i]).map((element) => $.html(element).slice(0, 120))).toEqual(
      [],
    );
    expect(repeated(names)).toEqual([]);
  });

  it('says of each box that can scroll which table it is: its section and its columns', () => {
    const names = $('article [data-scrolls]:has(> table)')
      .toArray()
      .map((box) => $(box).attr('data-scrolls'));
    expect(names.filter((name) => !name || name === 'Table')).toEqual([]);
  });

  it('shows no mark of Markdown that nothing has read', () => {
    const text = $('body').clone();
    text.find('code, pre, script, style, template, textarea').remove();
    const marks = text.text().match(/[^\n`]{0,40}(?:`|(?<![*\w])\*\*(?=\w)|\]\()[^\n]{0,40}/g);
    expect(marks ?? []).toEqual([]);
  });

  it('declares its language and its size on small screens', () => {
    expect($('html').attr('lang')).toBe('en');
    expect($('meta[name="viewport"]').attr('content')).toContain('width=device-width');
  });
});

describe.each(documents)('the head of $route', ({ $ }) => {
  it('has a title that repeats the h1, a description and a canonical address', () => {
    expect(
      $('title')
        .text()
        .startsWith(`${$('h1').text()} | `) || $('title').text() === $('h1').text(),
    ).toBe(true);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect($('link[rel="canonical"]').attr('href')).toMatch(/^https:\/\//);
  });
});

describe('the pages together', () => {
  it('have their text in the HTML', () => {
    const empty = documents.filter(({ $ }) => $('main article').first().text().trim().length <= 200);
    expect(empty.map(({ route }) => route)).toEqual([]);
  });

  it('have titles and descriptions of their own', () => {
    expect(repeated(documents.map(({ $ }) => $('title').text()))).toEqual([]);
    expect(repeated(documents.map(({ $ }) => $('meta[name="description"]').attr('content') ?? ''))).toEqual(
      [],
    );
    expect(documents.length).toBeGreaterThan(3);
  });
});

const withoutSidebar = new Set(
  routes.filter(({ sidebar }) => sidebar === null).map(({ path }) => path.replace(/(?<=.)\/$/, '')),
);

describe('pages without a sidebar', () => {
  const alone = documents.filter(({ route }) => withoutSidebar.has(route));

  it('are many', () => {
    expect(alone.length).toBeGreaterThan(30);
  });

  it.each(alone)('$route has the way to its section, and pages to go on to', ({ $ }) => {
    expect($('nav[aria-label="Breadcrumbs"] a').length).toBe(2);
    expect($('nav[aria-label="Docs pages"] a').length).toBeGreaterThan(0);
  });
});
