import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Font } from 'fontkit';
import type { ShareLook } from './share-picture';
import { packagedTypeface } from '@gateway-docs/site-data/branding';
import { fallbackFor } from './fallback';
import { copyFonts, unicodeRange } from './fonts';
import { lineOfText, linesThatFit } from './line-of-text';
import { toIco, toPng } from './raster';
import { inWeight, readFont, weightsOf } from './read-font';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture } from './share-picture';
import { styleSheet } from './style-sheet';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(__dirname, '../../..');
const manrope = packagedTypeface(root, '@fontsource-variable/manrope');
const golos = packagedTypeface(root, '@fontsource-variable/golos-text');
const fontAt = (file = ''): Promise<Font> => readFont(file);
let latin: Font;
let cyrillic: Font;
beforeAll(async () => {
  [latin, cyrillic] = [await fontAt(manrope.files[0]?.file), await fontAt(manrope.files[1]?.file)];
});

const folder = mkdtempSync(path.join(tmpdir(), 'look-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('fonts', () => {
  it('are read whole, however many at once, and varied in weight', async () => {
    const read = await Promise.all([...manrope.files, ...golos.files].map(({ file }) => fontAt(file)));
    expect(read.map((font) => font.familyName)).toEqual([
      'Manrope ExtraLight',
      'Manrope ExtraLight',
      'Golos Text',
      'Golos Text',
    ]);
    expect(weightsOf(latin)).toEqual([200, 800]);
    const width = (weight: number) => inWeight(latin, weight).layout('Payment').advanceWidth;
    expect(width(700)).toBeGreaterThan(width(400));
    expect(width(900)).toBe(width(800));
  });

  it('are refused when they are none, with the name of the file', async () => {
    await expect(readFont(path.join(root, 'data/look/mark.svg'))).rejects.toThrow(
      /mark\.svg cannot be read as a font/,
    );
  });

  it('of a provider serve the letters that are in them', () => {
    expect(unicodeRange([0x41, 0x20, 0x42, 0x43, 0x410, 0x42])).toBe('U+0020,U+0041-0043,U+0410');
    expect(unicodeRange([])).toBe('');
  });

  it('are copied, with their letters where there is more than one file', async () => {
    const files = golos.files.map(({ file }) => ({ file }));
    const both = await copyFonts({ family: 'Own', files }, path.join(folder, 'both'));
    expect(both.faces.map(({ name, weights }) => [name, weights])).toEqual([
      ['golos-text-latin-wght-normal.woff2', [400, 900]],
      ['golos-text-cyrillic-wght-normal.woff2', [400, 900]],
    ]);
    expect(both.faces[0]?.range).toContain('U+0020-007E');
    // The Cyrillic file has a space and an A, too.
    expect(both.faces[1]?.range).toMatch(/^U\+0401-040C,/);
    expect(existsSync(path.join(folder, 'both/golos-text-latin-wght-normal.woff2'))).toBe(true);
    const one = await copyFonts({ family: 'Own', files: files.slice(0, 1) }, path.join(folder, 'one'));
    expect(one.faces[0]?.range).toBeUndefined();
    await expect(
      copyFonts({ family: 'Own', files: files.slice(1) }, path.join(folder, 'none')),
    ).rejects.toThrow('look.font: no file of Own has Latin letters');
  });
});

describe('the stand-in of a font', () => {
  it('is as wide and as high as the font', async () => {
    const font = await fontAt(golos.files[0]?.file);
    const { sizeAdjust, ascent, descent } = fallbackFor('Golos Text', font, 'text');
    expect(sizeAdjust).toBeCloseTo(1.072, 3);
    expect(ascent * sizeAdjust).toBeCloseTo(0.98, 3);
    expect(descent * sizeAdjust).toBeCloseTo(0.22, 3);
    expect(fallbackFor('Manrope', latin, 'headings').sizeAdjust).toBe(0.975);
  });
});

describe('the style sheet', () => {
  const { palettes } = demoSite.branding();

  it('has the colours of both modes, and paper can rule over them by the same selectors', () => {
    const css = styleSheet(palettes, undefined);
    expect(css).toContain(`:root {\n  --gw-accent: ${palettes.light.accent};`);
    expect(css).toContain(`:root:not([data-theme='light']) {\n  --gw-accent: ${palettes.dark.accent};`);
  });

  it('names no font file for the typefaces of the system', () => {
    const css = styleSheet(palettes, undefined);
    expect(css).not.toContain('@font-face');
    expect(css).toContain("--gw-font: system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;");
  });

  it('has a face for each file, which never comes late, and the stand-in for text and headings', async () => {
    const css = styleSheet(palettes, await copyFonts(golos, path.join(folder, 'css')));
    expect(css.match(/font-display: optional/g)).toHaveLength(2);
    expect(css.match(/font-family: 'Golos Text fallback'/g)).toHaveLength(2);
    expect(css).toContain("--gw-font: 'Golos Text', 'Golos Text fallback', ");
    expect(css).toContain("src: url('./fonts/golos-text-cyrillic-wght-normal.woff2') format('woff2');");
  });
});

describe('a line of the share picture', () => {
  it('takes each letter from the first font that has it', () => {
    const mixed = lineOfText('API: приём', [latin, cyrillic], 40, 400);
    const parts = ['API: ', 'приём'].map((text) => lineOfText(text, [latin, cyrillic], 40, 400)?.width ?? 0);
    expect(mixed?.width).toBeCloseTo(
      parts.reduce((sum, part) => sum + part, 0),
      1,
    );
    expect(mixed?.path).toMatch(/^M[-\d.]/);
  });

  it('is left out when no font has a letter', () => {
    expect(lineOfText('支付', [latin, cyrillic], 40, 400)).toBeUndefined();
  });

  it('is broken between words where it would be too wide', () => {
    const draw = (text: string) => lineOfText(text, [latin], 40, 400);
    const width = draw('one two')?.width ?? 0;
    expect(linesThatFit(['one', 'two', 'three'], width, draw)?.map((line) => Math.round(line.width))).toEqual(
      ['one two', 'three'].map((text) => Math.round(draw(text)?.width ?? 0)),
    );
    expect(linesThatFit(['incomprehensibilities'], 10, draw)).toHaveLength(1);
    expect(linesThatFit([], 10, draw)).toEqual([]);
  });
});

describe('the share picture', () => {
  const { logo, palettes } = demoSite.branding();
  const look = (): ShareLook => ({
    logo,
    palette: palettes.dark,
    colours: demoSite.branding().fixed.dark,
    fonts: [latin, cyrillic],
  });
  const text = { brand: 'Acme', tagline: 'Payments and payouts', host: 'docs.acme.example' };
  const size = (png: Uint8Array) => {
    const view = Buffer.from(png);
    return [view.toString('latin1', 1, 4), view.readUInt32BE(16), view.readUInt32BE(20)];
  };

  it('is a PNG of 1200 by 630 with the same bytes each time', async () => {
    const png = await toPng(sharePicture(text, look()), SHARE_WIDTH);
    expect(size(png)).toEqual(['PNG', SHARE_WIDTH, SHARE_HEIGHT]);
    expect(Buffer.from(await toPng(sharePicture(text, look()), SHARE_WIDTH)).equals(Buffer.from(png))).toBe(
      true,
    );
  });

  it('asks for no font and no file, and follows brand, tagline and colours', () => {
    const svg = sharePicture(text, look());
    expect(svg).not.toMatch(/<text|font-family|href="(?!data:)/);
    expect(svg).toContain(palettes.dark.accent);
    expect(sharePicture({ ...text, brand: 'Other' }, look())).not.toBe(svg);
    expect(sharePicture({ ...text, tagline: '支付' }, look()).match(/<path/g)).toHaveLength(2);
  });

  it('does not write the brand beside a logo that says it', () => {
    const svg = sharePicture(text, { ...look(), logo: { ...logo, showsBrand: true } });
    expect(svg.match(/<path/g)).toHaveLength(2);
  });
});

it('an icon holds the picture as it is, with its size', async () => {
  const png = await toPng(readFileSync(path.join(root, 'data/look/mark.svg'), 'utf8'), 32);
  const ico = Buffer.from(toIco(png, 32));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt32LE(14)]).toEqual([
    1,
    1,
    32,
    png.length,
  ]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(Buffer.from(png))).toBe(true);
});
