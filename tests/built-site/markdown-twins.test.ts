import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { filesIn, folderOf, OTHER_PAGES, pagesIn, profileOf } from './support/site';
import { contentsOfPage, contentsOfTwin } from './support/twins';

const main = folderOf('main');
const { hosts, brand } = profileOf('main');
const read = (file: string) => readFileSync(path.join(main, file), 'utf8');
const pages = pagesIn(main).filter(({ route }) => !OTHER_PAGES.includes(route));

const MOST_BYTES = 60_000;

/** Elements for which Markdown has no form of its own. */
const ELEMENTS = ['br', 'kbd', 'sub', 'sup'].flatMap((name) => [`<${name}>`, `</${name}>`]);

describe.each(pages)('the twin of $route', (page) => {
  const { route, $ } = page;
  const twin = read(markdownTwinRoute(route));
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  const { elements, ...contents } = contentsOfTwin(twin);
  const [title = '', description = '', head = ''] = twin.split('\n\n');

  it('is named in the head of the page, and linked from the page', () => {
    expect(
      $('link[rel="alternate"][type="text/markdown"]')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual([markdownTwinRoute(route)]);
    expect($(`article a[href="${markdownTwinRoute(route)}"]`).length).toBe(1);
    expect($('link[rel="describedby"]').attr('href')).toBe('/llms.txt');
    expect($('body > [hidden]').text()).toContain('/llms.txt');
  });

  it('can be read at once: programs cut off what is longer', () => {
    expect(Buffer.byteLength(twin)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('begins with title, description, the addresses of page and list, and the day of the last change', () => {
    expect(title).toMatch(/^# \S/);
    expect(description.replaceAll('\\', '')).toBe($('meta[name="description"]').attr('content'));
    // A clone without its history knows no days; then neither the page nor its twin has one.
    const day = $('article footer time').attr('datetime');
    const changed = day === undefined ? '' : `\n- Page changed on: ${day}`;
    expect(head).toBe(`- This page: <${canonical}>\n- All pages: <${hosts.site}/llms.txt>${changed}`);
  });

  const ofPage = contentsOfPage(page, canonical, read);

  it.each(['headings', 'codeBlocks', 'inlineCode', 'tables'] as const)(
    'has the same %s as the page',
    (part) => {
      expect(contents[part]).toEqual(ofPage[part]);
    },
  );

  it('has the same links as the page, all with their host', () => {
    const [ownPage, list, ...links] = contents.links;
    expect([ownPage, list]).toEqual([canonical, `${hosts.site}/llms.txt`]);
    expect(links).toEqual(ofPage.links);
    expect(links.filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
  });

  it('holds no component, directive or expression', () => {
    expect([...elements].filter((element) => !ELEMENTS.includes(element))).toEqual([]);
    const prose = twin.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1/gm, '').replaceAll(/`[^`]*`/g, '');
    expect(prose.match(/^ *:{2,3}\w.*|\{[a-z]+[.(].*\}|undefined|\[object/gm) ?? []).toEqual([]);
  });
});

describe('/llms.txt', () => {
  const text = read('llms.txt');
  const entries = Array.from(
    text.matchAll(/^- \[(.+?)\]\((\S+)\): (.+)$/gm),
    ([, title, address, description]) => {
      return { title, file: (address ?? '').replace(`${hosts.site}/`, ''), description };
    },
  );

  it('begins with the name of the site and a summary', () => {
    expect(text.startsWith(`# ${brand}\n\n> `)).toBe(true);
  });

  it('lists every twin once, with the description of its page', () => {
    const twins = new Map(
      pages.map(({ route, $ }) => [
        markdownTwinRoute(route).slice(1),
        $('meta[name="description"]').attr('content'),
      ]),
    );
    const listed = entries.filter(({ file }) => file.endsWith('.md'));
    expect(listed.map(({ file }) => file).sort()).toEqual([...twins.keys()].sort());
    expect(listed.filter(({ file, description }) => twins.get(file) !== description)).toEqual([]);
  });

  it('names files that exist, and there is no twin without a page', () => {
    const files = filesIn(main);
    expect(entries.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
    // What agents read beside the pages is no twin.
    const twins = files.filter(
      (file) => file.endsWith('.md') && !/^(\.well-known\/|AGENTS-snippet)/.test(file),
    );
    expect(twins.length).toBe(pages.length);
  });

  it('has sections, none empty, none twice', () => {
    const sections = text.split(/^## /m).slice(1);
    const titles = sections.map((section) => section.split('\n')[0]);
    expect(titles.length).toBe(new Set(titles).size);
    expect(sections.filter((section) => !section.includes('\n- ['))).toEqual([]);
  });
});
