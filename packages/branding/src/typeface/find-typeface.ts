/**
 * In: `look.font` of the profile. Out: the family and its font files. Of a package those for Latin and Cyrillic are taken, the letters of the
 * pages; a provider's own files are taken as they are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { attempt } from '@gateway-docs/kit';
import type { Look } from '../look-schema';

export interface FontFile {
  /** Absolute path of a WOFF2 file. */
  readonly file: string;
  /** Letters that it serves, as CSS writes `unicode-range`; undefined: those that are in the file. */
  readonly range?: string;
}

export interface Typeface {
  readonly family: string;
  /** The first one is asked for ahead by every page. */
  readonly files: readonly FontFile[];
}

/** What a font package says of itself. */
const metadataSchema = z.object({ id: z.string(), family: z.string(), subsets: z.array(z.string()) });
const rangesSchema = z.record(z.string(), z.string());

const SUBSETS = ['latin', 'cyrillic'];
const WOFF2 = 'wOF2';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param project absolute path of the folder whose packages are looked at
 * @param name of an installed package `@fontsource-variable/…`
 * @param subsets the scripts that are wanted; those that the family does not have are left out
 * @returns the family and its files
 * @throws Error when the package is not installed
 */
export function packagedTypeface(project: string, name: string, subsets = SUBSETS): Typeface {
  const { resolve } = createRequire(path.join(project, 'package.json'));
  const manifest = attempt(() => resolve(`${name}/package.json`));
  if (manifest === undefined)
    throw new Error(
      `look.font.package: ${name} is not installed. Add it to package.json and run npm install.`,
    );
  const folder = path.dirname(manifest);
  const { id, family, subsets: has } = metadataSchema.parse(readJson(path.join(folder, 'metadata.json')));
  const ranges = rangesSchema.parse(readJson(path.join(folder, 'unicode.json')));
  const files = subsets
    .filter((subset) => has.includes(subset))
    .map((subset) => ({
      file: path.join(folder, `files/${id}-${subset}-wght-normal.woff2`),
      range: ranges[subset],
    }));
  const missing = files.find(({ file }) => !existsSync(file));
  if (files.length === 0 || missing)
    throw new Error(
      `look.font.package: ${name} has no file ${path.basename(missing?.file ?? 'for Latin letters')}.`,
    );
  return { family, files };
}

/**
 * @param project absolute path of the folder whose packages are looked at
 * @param profileDir absolute path of the folder of the profile
 * @param font `look.font` of the profile
 * @returns the typeface; undefined for the typefaces of the reader's system
 * @throws Error that names the key, the file or package, and what is wrong
 */
export function findTypeface(project: string, profileDir: string, font: Look['font']): Typeface | undefined {
  if (font.package !== undefined) return packagedTypeface(project, font.package);
  if (font.family === undefined || font.files === undefined) return undefined;
  const files = font.files.map((name) => {
    const file = path.resolve(profileDir, name);
    if (!existsSync(file))
      throw new Error(`look.font.files: ${name} does not exist; it is looked for at ${file}.`);
    if (readFileSync(file).toString('latin1', 0, WOFF2.length) !== WOFF2)
      throw new Error(
        `look.font.files: ${name} is no WOFF2 file. Convert the font, for example with woff2_compress.`,
      );
    return { file };
  });
  return { family: font.family, files };
}
