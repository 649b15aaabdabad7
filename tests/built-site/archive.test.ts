// The whole site as one file: every address in it leads to a file of it, to a place in the page, or to another host.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_FILE } from '../../src/base/archive-file';
import { folderOf, pagesIn } from './support/site';

const MEGABYTE = 1_000_000;

describe.each(['main', 'second'] as const)('the archive of the site %s', (name) => {
  const zip = readFileSync(path.join(folderOf(name), ARCHIVE_FILE));
  const files = new Map(Object.entries(unzipSync(zip)));
  const pages = [...files].filter(([file]) => file.endsWith('.html'));

  it('has at most 15 MB, and every page of the documentation', () => {
    expect(zip.length).toBeLessThan(15 * MEGABYTE);
    for (const { file } of pagesIn(folderOf(name)))
      if (!file.startsWith('offline/')) expect(files.has(`documentation/${file}`), file).toBe(true);
  });

  it('leads nowhere that is not there', () => {
    const broken = pages.flatMap(([file, content]) => {
      const $ = load(strFromU8(content));
      return $('[href], [src], [action]')
        .toArray()
        .map(
          (element) => $(element).attr('href') ?? $(element).attr('src') ?? $(element).attr('action') ?? '',
        )
        .filter((address) => !/^(?:[a-z]+:|#)/.test(address))
        .map((address) => decodeURI(new URL(address, `http://folder/${file}`).pathname.slice(1)))
        .filter((target) => !files.has(target))
        .map((target) => `${file}: ${target}`);
    });
    expect(pages.length).toBeGreaterThan(100);
    expect([...new Set(broken)]).toEqual([]);
  });
});
