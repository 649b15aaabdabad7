/**
 * In: the typeface of a profile. Out: its files in a folder, and what the style sheet says of each. Files of a provider serve the letters that are in
 * them, so that a page loads no file that it has no letter of.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'fontkit';
import { fallbackFor, readFont, weightsOf } from './read-font';
import type { Typeface } from './find-typeface';

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/**
 * @param codes the letters of a font, as code points
 * @returns the same as CSS writes a `unicode-range`: `U+0020-007E,U+00A0`
 */
export function unicodeRange(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/**
 * The letters that each file serves: of two files of the same weight that have a letter the first one, since a browser would take the last one, and
 * load a file of Cyrillic letters for the space that is in it.
 */
function rangesOf(fonts: readonly { readonly font: Font }[]): (string | undefined)[] {
  if (fonts.length === 1) return [undefined];
  const served = new Map<string, Set<number>>();
  return fonts.map(({ font }) => {
    const weights = weightsOf(font).join(' ');
    const before = served.get(weights) ?? new Set();
    const own = font.characterSet.filter((code) => !before.has(code));
    served.set(weights, new Set([...before, ...own]));
    return unicodeRange(own);
  });
}

/**
 * @param typeface of the profile
 * @param folder absolute path; it is made anew with copies of the files
 * @returns what the style sheet needs
 * @throws Error that names a file which holds no font, or says that none has Latin letters
 */
export async function copyFonts({ family, files }: Typeface, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const read = await Promise.all(
    files.map(async ({ file, range }) => ({ file, range, font: await readFont(file) })),
  );
  const ranges = rangesOf(read);
  const faces = read.map(({ file, range, font }, i) => {
    const name = path.basename(file);
    copyFileSync(file, path.join(folder, name));
    // The name is that of the file, which stands beside the style sheet in `fonts/`.
    return { name, weights: weightsOf(font), range: range ?? ranges[i] };
  });
  const latin = read.find(({ font }) => font.hasGlyphForCodePoint('a'.codePointAt(0) ?? 0))?.font;
  if (latin === undefined)
    throw new Error(`look.font: no file of ${family} has Latin letters, which the pages are written in.`);
  return {
    family,
    faces,
    text: fallbackFor(family, latin, 'text'),
    headings: fallbackFor(family, latin, 'headings'),
  };
}

/** A typeface as the style sheet names it. */
export type FaceSet = Readonly<Awaited<ReturnType<typeof copyFonts>>>;
