// The feeds of the changelog: what a feed reader asks of them, and that they say what the page says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { folderOf, profileOf } from './support/site';

const main = folderOf('main');
const { hosts, brand } = profileOf('main');
const address = `${hosts.site}/changelog`;
const read = (file: string) => readFileSync(path.join(main, file), 'utf8');
const page = load(read('changelog/index.html'));
const releases = page('article h2[id^="v"]')
  .toArray()
  .map((title) => ({
    id: `${address}#${page(title).attr('id') ?? ''}`,
    labels: page(title).nextUntil('h2').find('li > p > span, li > span').length,
    text: page(title).text(),
  }));

/** The text of a piece of HTML, without white space that no reader sees. */
const plain = (html: string) => load(html).text().replace(/\s+/g, ' ').trim();

describe('the Atom feed', () => {
  const $ = load(read('changelog.atom'), { xml: true });
  const entries = $('entry')
    .toArray()
    .map((entry) => $(entry));

  it('names itself, the page and a time', () => {
    expect($('feed > id').text()).toBe(address);
    expect($('feed > title').text()).toBe(`${brand}: changes`);
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${hosts.site}/changelog.atom`);
    expect($('feed > link[rel="alternate"]').attr('href')).toBe(address);
    expect($('feed > updated').text()).toBe(entries[0]?.find('updated').text());
  });

  it('has an entry for each release of the page, newest first', () => {
    expect(releases.length).toBeGreaterThanOrEqual(4);
    expect(entries.map((entry) => entry.find('id').text())).toEqual(releases.map(({ id }) => id));
    const days = entries.map((entry) => Date.parse(entry.find('updated').text()));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const [i, entry] of entries.entries())
      expect(releases[i]?.text).toContain(entry.find('title').text());
  });

  it('tells every change in HTML, with full addresses', () => {
    for (const [i, entry] of entries.entries()) {
      const html = entry.find('content[type="html"]').text();
      const $content = load(html);
      expect($content('body > ul > li').length).toBe(releases[i]?.labels);
      const links = $content('a')
        .toArray()
        .map((link) => $content(link).attr('href') ?? '');
      expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
      expect(plain(html)).not.toMatch(/undefined|\[object|\{(error|status|reason|op|operator)\b/);
    }
  });
});

it('the JSON feed says the same', () => {
  const $ = load(read('changelog.atom'), { xml: true });
  const feed = z
    .object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      language: z.literal('en'),
      authors: z.tuple([z.strictObject({ name: z.literal(brand) })]),
      home_page_url: z.literal(address),
      feed_url: z.literal(`${hosts.site}/changelog.json`),
      items: z.array(
        z.object({
          id: z.string(),
          url: z.string(),
          title: z.string(),
          content_html: z.string(),
          date_modified: z.string(),
          tags: z.array(z.enum(['breaking', 'added', 'fixed', 'documentation'])),
        }),
      ),
    })
    .parse(JSON.parse(read('changelog.json')));
  expect(feed.items.map(({ id, content_html }) => [id, content_html])).toEqual(
    $('entry')
      .toArray()
      .map((entry) => [$(entry).find('id').text(), $(entry).find('content').text()]),
  );
});

it.each(['changelog/index.html', 'index.html', 'services/pix/index.html'])(
  '%s leads a feed reader to them',
  (file) => {
    const $ = load(read(file));
    const links = $('link[rel="alternate"][title]')
      .toArray()
      .map((link) => [$(link).attr('type'), $(link).attr('href')]);
    expect(links).toEqual([
      ['application/atom+xml', '/changelog.atom'],
      ['application/feed+json', '/changelog.json'],
    ]);
  },
);
