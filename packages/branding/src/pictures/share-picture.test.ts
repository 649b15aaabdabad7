import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toPng } from '@gateway-docs/pictures';
import type { Font } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoBranding } from '../tests/demo-branding';
import { packagedTypeface } from '../typeface/find-typeface';
import { readFont } from '../typeface/read-font';
import { lineOfText, linesThatFit } from './line-of-text';
import { toIco } from './ico';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture, type ShareLook } from './share-picture';

const root = path.resolve(__dirname, '../../../..');
const manrope = packagedTypeface(root, '@fontsource-variable/manrope');
let latin: Font;
let cyrillic: Font;
beforeAll(async () => {
  [latin, cyrillic] = await Promise.all([
    readFont(manrope.files[0]?.file ?? ''),
    readFont(manrope.files[1]?.file ?? ''),
  ]);
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
  const { logo, palettes, fixed } = demoBranding();
  const look = (): ShareLook => ({
    logo,
    palette: palettes.dark,
    colours: fixed.dark,
    fonts: [latin, cyrillic],
  });
  const text = { brand: 'Acme', tagline: 'Payments and payouts', address: 'docs.acme.example/api' };
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
    expect(sharePicture({ ...text, address: 'docs.acme.example' }, look())).not.toBe(svg);
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
