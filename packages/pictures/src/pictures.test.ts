import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPicture } from './find-picture';
import { pictureMaker } from './make-files';
import { toPng } from './raster';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const page = path.join(folder, 'refunds.mdx');
const write = (name: string, content: string | Uint8Array): void =>
  writeFileSync(path.join(folder, name), content);
/** Markup of lines in all directions, which no format stores in a few bytes. */
const drawing = (width: number, height: number): string => {
  const line = (i: number): string =>
    `<path stroke="hsl(${(i * 37) % 360} 60% 50%)" d="M${(i * 97) % width} 0L${(i * 61) % width} ${height}"/>`;
  const lines = Array.from({ length: 120 }, (_, i) => line(i)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${lines}</svg>`;
};

beforeAll(async () => {
  const screen = await toPng(drawing(2000, 1000), 2000);
  expect(screen.length).toBeGreaterThan(100_000);
  write('A screen.png', screen);
  write('narrow.png', await toPng(drawing(300, 150), 300));
  write('flow.svg', drawing(120, 60));
  write('broken.png', 'This is no picture.');
});
afterAll(() => rmSync(folder, { recursive: true }));

const problem = (address: string): string => {
  try {
    findPicture(page, address);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no mistake was found';
};

describe('a picture beside a page', () => {
  it('of many pixels has two widths, each under the name of its content', async () => {
    const found = findPicture(page, './A%20screen.png');
    const { file, small, large, width, height } = found;
    expect([path.basename(file), small.width, large.width, width, height]).toEqual([
      'A screen.png',
      800,
      1600,
      1600,
      800,
    ]);
    expect([small.route, large.route].join(' ')).toMatch(
      /^\/assets\/pictures\/a-screen-([0-9a-f]{8})-800\.webp \/assets\/pictures\/a-screen-\1-1600\.webp$/,
    );
    const files = await pictureMaker()([found]);
    expect([...files].map(([route, bytes]) => [route, imageSize(bytes)])).toEqual([
      [found.small.route, { type: 'webp', width: 800, height: 400 }],
      [found.large.route, { type: 'webp', width: 1600, height: 800 }],
    ]);
  });

  it('is made once, and has the same bytes when it is made again', async () => {
    const found = [findPicture(page, 'narrow.png')];
    const make = pictureMaker();
    const [first, again, other] = [await make(found), await make(found), await pictureMaker()(found)];
    expect([...again.values()][0]).toBe([...first.values()][0]);
    expect([...other]).toEqual([...first]);
  });

  it('that is narrow has one file, which another content gives another name', () => {
    const before = findPicture(page, './narrow.png');
    expect([before.small.route, before.width, before.height]).toEqual([before.large.route, 300, 150]);
    copyFileSync(path.join(folder, 'A screen.png'), path.join(folder, 'narrow.png'));
    expect(findPicture(page, './narrow.png').large.route).not.toBe(before.large.route);
  });

  it('that is SVG stays as it is', async () => {
    const found = findPicture(page, './flow.svg');
    expect([found.width, found.height, found.large]).toEqual([120, 60, found.small]);
    const [[route, bytes] = []] = await pictureMaker()([found]);
    expect(route).toMatch(/flow-[0-9a-f]{8}\.svg$/);
    expect(new TextDecoder().decode(bytes)).toBe(drawing(120, 60));
  });
});

describe('a picture that cannot be shown', () => {
  it('and is not there gets the nearest one that is', () => {
    expect(problem('./flw.svg')).toBe(
      'There is no picture ./flw.svg beside the page. Did you mean "./flow.svg"?',
    );
  });

  it.each([
    ['another host', 'https://other.example/x.png'],
    ['the host of the page', '//other.example/x.png'],
    ['a file of the site', '/img/x.png'],
    ['the word of Docusaurus for one', 'pathname:///img/x.png'],
    ['an alias', '@site/static/img/x.png'],
    ['data', 'data:image/gif;base64,R0lGODlhAQAB'],
    ['no address', ''],
    ['another format', './x.gif'],
  ])('because it is %s gets the one way', (_what, address) => {
    expect(problem(address)).toBe(
      `A picture is a PNG, JPEG or SVG file beside its page: ![What it shows](./picture.png). Found: ${address}`,
    );
  });

  it('gets the reason', () => {
    expect(problem('./broken.png')).toMatch(/^The picture \.\/broken\.png cannot be read: /);
    write('script.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>');
    expect(problem('./script.svg')).toContain('it has a script');
  });
});
