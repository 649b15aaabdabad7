/** A picture from its writer's file to what browsers, Markdown twins and caches get, in a small site of its own. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPng } from '@gateway-docs/pictures';
import { FRONT_MATTER, makeSmallSite, type SmallSite } from './support/small-site';

/** Lines in all directions, which no format stores in a few bytes. */
const drawing = (colour: string): string => {
  const lines = Array.from(
    { length: 150 },
    (_, i) => `<path d="M${(i * 97) % 2000} 0L${(i * 61) % 2000} 900"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 900"><g stroke="${colour}">${lines.join('')}</g></svg>`;
};

let site: SmallSite;
const inFolder = (file: string): string => path.join(site.folder, file);
const pictures = () => load(readFileSync(inFolder('out/refunds/index.html'), 'utf8'))('img.gw-picture');

beforeAll(async () => {
  site = makeSmallSite();
  const png = await toPng(drawing('#0a5c99'), 2000);
  expect(png.length).toBeGreaterThan(100_000);
  writeFileSync(inFolder('docs/screen.png'), png);
  site.write('docs/steps.svg', drawing('#94500f'));
  site.write(
    'docs/refunds.mdx',
    `${FRONT_MATTER}![The screen "Refunds" & its columns](./screen.png)\n\n## Steps\n\n![The steps](./steps.svg)\n`,
  );
  const { code, output } = site.build();
  expect([code, output]).toEqual([0, expect.any(String)]);
}, 300_000);
afterAll(() => site.remove());

describe('pictures of a page', () => {
  it('are published, in two widths, and the page knows their size before they come', () => {
    const [screen, steps] = pictures().toArray();
    const attribs: Readonly<Record<string, string>> = screen?.attribs ?? {};
    expect(attribs).toMatchObject({
      alt: 'The screen "Refunds" & its columns',
      width: '1600',
      height: '720',
      loading: 'eager',
    });
    const [small = '', large = ''] = (attribs.srcset ?? '').split(', ').map((one) => one.split(' ')[0] ?? '');
    expect(attribs.src).toBe(large);
    for (const [route, width] of [
      [small, 800],
      [large, 1600],
    ] as const) {
      expect(route).toMatch(new RegExp(`^/assets/pictures/screen-[0-9a-f]{8}-${width}\\.webp$`));
      expect(readFileSync(inFolder(`out${route}`)).toString('latin1', 8, 12)).toBe('WEBP');
    }
    expect(steps?.attribs).toMatchObject({ width: '1600', height: '720', loading: 'lazy' });
    expect(readFileSync(inFolder(`out${steps?.attribs.src ?? ''}`), 'utf8')).toBe(drawing('#94500f'));
  });

  it('are linked in the Markdown twin, by their address on the site', () => {
    const twin = readFileSync(inFolder('out/refunds.md'), 'utf8');
    const links = Array.from(
      twin.matchAll(/!\[[^\]]*\]\(https:\/\/[^/]+([^)]+)\)/g),
      ([, route]) => route ?? '',
    );
    expect(links).toEqual(
      pictures()
        .toArray()
        .map(({ attribs }) => attribs.src),
    );
  });

  it('are made anew when the file changes, over a warm cache', async () => {
    const before = pictures().attr('src');
    writeFileSync(inFolder('docs/screen.png'), await toPng(drawing('#94500f'), 2000));
    expect(site.build().code).toBe(0);
    const after = pictures().attr('src') ?? '';
    expect(after).not.toBe(before);
    expect(existsSync(inFolder(`out${after}`))).toBe(true);
  }, 300_000);

  it('stop the build where one is missing: file, line, what was found, the nearest that exists', () => {
    site.edit('docs/refunds.mdx', './steps.svg', './stps.svg');
    const { code, output } = site.build();
    expect(code).toBe(1);
    expect(output).toContain('There is no picture ./stps.svg beside the page. Did you mean "./steps.svg"?');
    expect(output).toMatch(/docs\/refunds\.mdx:10/);
  }, 300_000);
});
