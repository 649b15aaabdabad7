import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeUsedStyles } from './used-styles';

const SCRIPT = '<script src=/docs/main.js type=text/waiting></script>';
const LINK = '<link rel=stylesheet href=/docs/assets/styles.css />';

const FACE = '@font-face{font-family:x;src:url(x.woff2)}';
const STAND_IN = '@font-face{font-family:y;src:local(Arial)}';

let site: string;
const write = (name: string, text: string) => writeFileSync(path.join(site, name), text);
const read = (name: string) => readFileSync(path.join(site, name), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'used-styles-'));
  mkdirSync(path.join(site, 'assets'));
  write('assets/styles.css', `${FACE}${STAND_IN}.a{color:red}.b{color:red}`);
});

afterEach(() => rmSync(site, { recursive: true }));

describe('writeUsedStyles', () => {
  it('puts the rules that a page can use into it, and lets the style sheet wait with the scripts', () => {
    write('index.html', `${LINK}${SCRIPT}<p class=a>`);
    writeUsedStyles(site, '/docs/');
    const waiting = '<link rel=stylesheet type=text/waiting href=/docs/assets/styles.css>';
    expect(read('index.html')).toBe(
      `<style data-typefaces>${FACE}</style><style>${STAND_IN}.a{color:red}</style>${waiting}${SCRIPT}<p class=a>`,
    );
  });

  it('leaves a page whose scripts do not wait its style sheet', () => {
    const page = `${LINK}<script src=/docs/main.js defer></script><p class=a>`;
    write('search.html', page);
    writeUsedStyles(site, '/docs/');
    expect(read('search.html')).toBe(`<style data-typefaces>${FACE}</style>${page}`);
  });

  it('leaves no file of a typeface in the style sheet: named once more, it would change the text of an open page', () => {
    write('index.html', `${LINK}${SCRIPT}<p class=a>`);
    write('more.html', `${LINK}${SCRIPT}<p class=a>`);
    writeUsedStyles(site, '/docs/');
    expect(read('assets/styles.css')).toBe(`${STAND_IN}.a{color:red}.b{color:red}`);
    expect(read('more.html')).toContain(FACE);
  });

  it('finds the style sheet however its tag is written', () => {
    write(
      'index.html',
      `<link href="/docs/assets/styles.css" crossorigin rel='stylesheet'>${SCRIPT}<p class=a>`,
    );
    writeUsedStyles(site, '/docs/');
    expect(read('index.html')).toContain('</style><link rel=stylesheet type=text/waiting');
  });

  it('names a page whose scripts wait and which has no style sheet', () => {
    write('index.html', SCRIPT);
    expect(() => writeUsedStyles(site, '/docs/')).toThrow('index.html has scripts that wait');
  });
});
