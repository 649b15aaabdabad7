import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { headersFor, parseHeadersFile } from '../../scripts/serve/headers-file';
import { filesIn, folderOf, htmlFiles } from './support/site';

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
  const rules = parseHeadersFile(readFileSync(path.join(main, '_headers'), 'utf8'));

  it('says what a page cannot say about itself', () => {
    expect(Object.fromEntries(headersFor(rules, '/callbacks'))).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('lets browsers keep every file that is named after its content, and no other', () => {
    const cached = filesIn(main).filter((file) =>
      headersFor(rules, `/${file}`).get('Cache-Control')?.includes('immutable'),
    );
    const named = filesIn(main).filter((file) =>
      /[.-][0-9a-f]{8,}\.[a-z0-9.]+$|^search-index\/parts\/[0-9a-f]{8,}\//.test(file),
    );
    expect(cached).toEqual(named);
  });
});
