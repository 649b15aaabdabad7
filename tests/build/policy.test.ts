import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { folderOf, htmlFiles } from './support/site';

const main = folderOf('main');

describe.each(htmlFiles(main))('the policy of $file', ({ html }) => {
  const $ = load(html);
  const policies = $('meta[http-equiv="Content-Security-Policy"]');
  const policy = policies.attr('content') ?? '';

  it('stands once, before anything that it governs', () => {
    expect(policies.length).toBe(1);
    const before = policies.prevAll().toArray();
    expect(before.filter((element) => $(element).attr('charset') === undefined)).toEqual([]);
  });

  it('allows each inline script of the page by its hash, no other, and nothing unsafe', () => {
    const inline = $('script:not([src])')
      .toArray()
      .filter((e) => !($(e).attr('type') ?? '').includes('json'));
    const hashes = inline.map((element) => {
      const body = $(element).html() ?? '';
      return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
    });
    const directive = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(new Set(directive)).toEqual(new Set(["'self'", ...hashes]));
  });

  it('is not undone by event handlers or script addresses in attributes', () => {
    const attributes = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []));
    const active = attributes.filter(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value));
    expect(active).toEqual([]);
  });
});

describe('the headers file', () => {
  it('says what a page cannot say about itself', () => {
    const headers = readFileSync(path.join(main, '_headers'), 'utf8');
    expect(headers).toContain("Content-Security-Policy: frame-ancestors 'none'");
    expect(headers).toContain('X-Content-Type-Options: nosniff');
    expect(headers).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
  });
});
