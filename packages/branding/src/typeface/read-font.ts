/**
 * In: a WOFF2 file. Out: the font in it, to be measured and drawn. The reader of fonts cannot vary a font that is compressed, so that the file is
 * unpacked first.
 */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

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
