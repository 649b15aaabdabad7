import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFonts, unicodeRange } from './copy-fonts';
import { fallbackFor } from './read-font';
import { packagedTypeface } from './find-typeface';
import { inWeight, readFont, weightsOf } from './read-font';

const root = path.resolve(__dirname, '../../../..');
const manrope = packagedTypeface(root, '@fontsource-variable/manrope');
const golos = packagedTypeface(root, '@fontsource-variable/golos-text');
const fontAt = (file = ''): Promise<Font> => readFont(file);
let latin: Font;
beforeAll(async () => {
  latin = await fontAt(manrope.files[0]?.file);
});

const folder = mkdtempSync(path.join(tmpdir(), 'typeface-'));
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
