/**
 * In: a WOFF2 file. Out: the font in it, to be measured and drawn. The reader of fonts cannot vary a font that is compressed, so that the file is
 * unpacked first.
 */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** Text as pages have it: words, names, figures. */
const SAMPLE =
  'Send the request from your server and sign it with the key of your point. The response says at once whether the payment was accepted; the ' +
  'final status comes with a callback, usually within 30 seconds. Compare amount and currency (12540 EUR is 125.40) with your order before you ' +
  'ship. If 2 callbacks arrive, process each change once. Declined by the bank: show the payer another method. See Error codes, API v2 and ' +
  'Test values for Pix, M-Pesa and cards.';

/** The two weights that pages are set in, text and headings, with the width of the sample in Arial in em (by Liberation Sans, which has its widths). */
const WEIGHTS = { text: { weight: 400, arial: 204.24 }, headings: { weight: 650, arial: 218.57 } } as const;

type Setting = keyof typeof WEIGHTS;

/** Measured in a browser over 30,000 characters of our own pages, which is finer than the sample. */
const MEASURED: Readonly<Partial<Record<string, Readonly<Record<Setting, number>>>>> = {
  Manrope: { text: 1, headings: 0.975 },
};

/**
 * In: the site's font. Out: how Arial, or a typeface of its widths, is sized to stand in for it. A page is then as long before the
 * font has come as after, and nothing moves under a reader's eyes.
 * @param family of the font
 * @param font with Latin letters
 * @param setting text or headings
 * @returns the sizes of the stand-in
 */
export function fallbackFor(family: string, font: Font, setting: Setting) {
  const { weight, arial } = WEIGHTS[setting];
  const width = inWeight(font, weight).layout(SAMPLE).advanceWidth / font.unitsPerEm;
  const sizeAdjust = MEASURED[family]?.[setting] ?? width / arial;
  return {
    /** How wide Arial has to be drawn, 1 for as it is. */
    sizeAdjust,
    /** Above and below the line, as a part of that size. */
    ascent: font.ascent / font.unitsPerEm / sizeAdjust,
    descent: -font.descent / font.unitsPerEm / sizeAdjust,
  };
}

export type Fallback = Readonly<ReturnType<typeof fallbackFor>>;

/** The unpacking before this one. What is unpacked lies in memory that the next unpacking writes over, so that each waits for its turn. */
let before: Promise<unknown> = Promise.resolve();

/** @returns a copy of what a WOFF2 file holds */
function unpack(file: string): Promise<Buffer> {
  const own = before.then(async () => Buffer.from(await decompress(readFileSync(file))));
  before = own.catch(() => undefined);
  return own;
}

/**
 * @param file absolute path of a WOFF2 file with one font
 * @returns the font, with its least weight until it is varied
 * @throws Error that names a file which holds no font
 */
export async function readFont(file: string): Promise<Font> {
  try {
    const font = create(await unpack(file));
    if ('fonts' in font) throw new Error('it is a collection of fonts');
    return font;
  } catch (error) {
    throw new Error(
      `${file} cannot be read as a font: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Least and greatest weight of a font: two of a variable one, twice the same of any other. */
export function weightsOf(font: Font): readonly [least: number, greatest: number] {
  const axis = font.variationAxes.wght;
  const weight = font['OS/2'].usWeightClass;
  return axis ? [axis.min, axis.max] : [weight, weight];
}

/**
 * @param font any font
 * @param weight as CSS counts it
 * @returns the font in that weight, or the nearest that it has
 */
export function inWeight(font: Font, weight: number): Font {
  const axis = font.variationAxes.wght;
  return axis ? font.getVariation({ wght: Math.min(Math.max(weight, axis.min), axis.max) }) : font;
}
