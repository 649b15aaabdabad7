import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPublishedFiles } from './published-files';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'published-'));
  writeFileSync(
    path.join(site, 'callbacks.html'),
    '<img src="/assets/images/map-1f0c.png"><a href="/img/x.png">x</a>',
  );
});
afterEach(() => rmSync(site, { recursive: true }));

describe('checkPublishedFiles', () => {
  it('names the page and the file that is not there, and says what to do', () => {
    expect(() => checkPublishedFiles(site)).toThrow(
      'callbacks.html: /assets/images/map-1f0c.png is not published, because it lies beside a page. Put the file below static/',
    );
  });

  it('takes no notice of a file that is there', () => {
    mkdirSync(path.join(site, 'assets/images'), { recursive: true });
    writeFileSync(path.join(site, 'assets/images/map-1f0c.png'), '');
    expect(() => checkPublishedFiles(site)).not.toThrow();
  });
});
