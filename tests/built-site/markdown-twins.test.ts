import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { filesIn, folderOf, OTHER_PAGES, pagesIn, profileOf } from './support/site';
import { contentsOfPage, contentsOfTwin } from './support/twins';

const main = folderOf('main');
const { hosts, site_version: version } = profileOf('main');
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
  const [facts = '', title = '', description = '', list = ''] = twin.split('\n\n');

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

  it('begins with its facts, title, description and the address of the list of pages', () => {
    expect(title).toMatch(/^# \S/);
    expect(description.replaceAll('\\', '')).toBe($('meta[name="description"]').attr('content'));
    // A clone without its history knows no days; then neither the page nor its twin has one.
    const day = $('article footer time').attr('datetime');
    expect(parse(facts.replaceAll(/^---$/gm, ''))).toEqual({
      title: title.slice(2).replaceAll('\\', ''),
      canonical,
      ...(day === undefined ? {} : { last_modified: day }),
      contract_version: version,
    });
    expect(list).toBe(`All pages: <${hosts.site}/llms.txt>`);
  });

  const ofPage = contentsOfPage(page, canonical, read);

  it.each(['headings', 'codeBlocks', 'inlineCode', 'tables'] as const)(
    'has the same %s as the page',
    (part) => {
      expect(contents[part]).toEqual(ofPage[part]);
    },
  );

  it('has the same links as the page, all with their host', () => {
    const [, ...links] = contents.links;
    expect(links).toEqual(ofPage.links);
    expect(links.filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
  });

  it('holds no component, directive or expression', () => {
    expect([...elements].filter((element) => !ELEMENTS.includes(element))).toEqual([]);
    const prose = twin.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1/gm, '').replaceAll(/`[^`]*`/g, '');
    expect(prose.match(/^ *:{2,3}\w.*|\{[a-z]+[.(].*\}|undefined|\[object/gm) ?? []).toEqual([]);
  });
});

describe.each(['main', 'second'] as const)('the lists of pages of %s', (name) => {
  const folder = folderOf(name);
  const { hosts: at, brand: title, base_path: basePath } = profileOf(name);
  const start = `${at.site}${basePath}`;
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const entriesOf = (file: string) =>
    Array.from(textOf(file).matchAll(/^- \[.+?\]\((\S+)\): (.+)$/gm), ([, address = '', description]) => {
      return { file: address.replace(start, ''), description };
    });
  const isList = ({ file }: { file: string }) => file.endsWith('/llms.txt');
  const nested = entriesOf('llms.txt').filter(isList);
  const lists = ['llms.txt', ...nested.map(({ file }) => file)];
  const entries = lists.flatMap(entriesOf).filter((entry) => !isList(entry));
  const wholes = entries.filter(({ file }) => file.endsWith('/llms-full.txt'));
  const published = filesIn(folder);

  it('begin with the name of the site and a summary', () => {
    expect(textOf('llms.txt').startsWith(`# ${title}\n\n> `)).toBe(true);
    for (const { file, description } of nested)
      expect(textOf(file)).toMatch(new RegExp(`^# ${title}: .+\n\n> ${description ?? 'none'}\n`));
  });

  it('are short enough to be read at once, the whole pages too', () => {
    const size = (file: string) => Buffer.byteLength(textOf(file));
    expect(size('llms.txt')).toBeLessThanOrEqual(10_000);
    expect(nested.length).toBeGreaterThan(3);
    for (const { file } of nested) expect(size(file), file).toBeLessThanOrEqual(40_000);
    for (const { file } of wholes) expect(size(file), file).toBeLessThanOrEqual(400_000);
  });

  it('name every twin once, with the description of its page', () => {
    const twins = new Map(
      pagesIn(folder)
        .filter(({ route }) => !OTHER_PAGES.includes(route))
        .map(({ route, $ }) => [
          markdownTwinRoute(route).slice(1),
          $('meta[name="description"]').attr('content'),
        ]),
    );
    const listed = entries.filter(({ file }) => file.endsWith('.md'));
    expect(listed.map(({ file }) => file).sort()).toEqual([...twins.keys()].sort());
    expect(listed.filter(({ file, description }) => twins.get(file) !== description)).toEqual([]);
    for (const { file } of nested)
      for (const entry of entriesOf(file))
        if (entry.file.endsWith('.md')) expect(entry.file).toMatch(`${path.dirname(file)}/`);
  });

  it('name files that exist', () => {
    const wrong = [...nested, ...entries].map(({ file }) => file).filter((file) => !published.includes(file));
    expect(wrong).toEqual([]);
    expect(published.filter((file) => file.endsWith('llms-full.txt')).sort()).toEqual(
      wholes.map(({ file }) => file).sort(),
    );
  });

  it('have each twin of a folder in its files of whole pages, once', () => {
    for (const { file } of nested) {
      const own = entriesOf(file);
      const text = own
        .flatMap((entry) => (entry.file.endsWith('llms-full.txt') ? textOf(entry.file) : []))
        .join('\n');
      const missing = own.filter(
        (entry) => entry.file.endsWith('.md') && text.split(textOf(entry.file)).length !== 2,
      );
      expect(missing.map((entry) => entry.file)).toEqual([]);
    }
  });

  it('have sections, none empty, none twice', () => {
    for (const file of lists) {
      const sections = textOf(file).split(/^## /m).slice(1);
      const titles = sections.map((section) => section.split('\n')[0]);
      expect(titles.length).toBe(new Set(titles).size);
      expect(sections.filter((section) => !section.includes('\n- ['))).toEqual([]);
    }
    expect(textOf('api/llms.txt')).toMatch(/\n## Optional\n\n- \[OpenAPI/);
  });
});
