/**
 * In: `look` of the operator profile, and the files that it names. Out: the checked look: pictures, colours, files of the typeface. Paths are read
 * from the folder of the profile, so that a provider keeps everything in one folder of its own.
 */
import path from 'node:path';
import { loadOperator, operatorFile, placeInProfile } from '../operator/load-operator';
import { checkColours } from './check-colours';
import { MODES, paletteOf, type Mode, type Palette } from './palette';
import type { Operator } from '../operator/operator-schema';
import { readPicture, type Picture } from './picture';
import { findTypeface, type Typeface } from './typeface';

/** The mark of the demonstration, which a profile without a logo has. */
const DEFAULT_LOGO = 'data/look/mark.svg';

export interface Logo extends Readonly<Record<Mode, Picture>> {
  /** Whether the logo says the brand, which then is not written beside it. */
  readonly showsBrand: boolean;
}

export interface Look {
  readonly logo: Logo;
  readonly favicon: Picture;
  readonly palettes: Readonly<Record<Mode, Palette>>;
  /** Undefined: the typefaces of the reader's system. */
  readonly typeface: Typeface | undefined;
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns the logo of the profile in use
 * @throws Error that names the key, the file and what is wrong with it
 */
export function loadLogo(siteDir: string): Logo {
  const { logo } = loadOperator(siteDir).look;
  if (logo === undefined) {
    const mark = readPicture(path.join(siteDir, DEFAULT_LOGO), DEFAULT_LOGO);
    return { light: mark, dark: mark, showsBrand: false };
  }
  const picture = (file: string, key: string): Picture => read(siteDir, file, key);
  const light = picture(logo.light, 'look.logo.light');
  return {
    light,
    dark: logo.dark === undefined ? light : picture(logo.dark, 'look.logo.dark'),
    showsBrand: logo.shows_brand,
  };
}

/** A picture that the profile names. */
function read(siteDir: string, file: string, key: string): Picture {
  const profile = operatorFile(siteDir);
  return readPicture(
    path.resolve(path.dirname(profile), file),
    `${path.relative(siteDir, profile)}: ${key}${placeInProfile(siteDir, key.split('.'))}`,
  );
}

/** The typeface that the profile names. */
function typefaceOf(siteDir: string, font: Operator['look']['font']): Typeface | undefined {
  const profile = operatorFile(siteDir);
  try {
    return findTypeface(siteDir, path.dirname(profile), font);
  } catch (error) {
    const place = placeInProfile(siteDir, ['look', 'font', font.package === undefined ? 'files' : 'package']);
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${path.relative(siteDir, profile)}: ${message}${place}`, { cause: error });
  }
}

/**
 * Reads and checks everything that the profile says of the look.
 * @param siteDir absolute path of the repository's root
 * @returns the look
 * @throws Error that names the file of the profile, each key that is wrong, and what would be right
 */
export function loadLook(siteDir: string): Look {
  const { look } = loadOperator(siteDir);
  const mistakes = checkColours(siteDir, look.colours);
  if (mistakes.length > 0) {
    const profile = path.relative(siteDir, operatorFile(siteDir));
    const lines = mistakes.map(
      ({ key, message }) => `${key}: ${message}${placeInProfile(siteDir, key.split('.'))}`,
    );
    throw new Error([`${profile} has colours that not every reader can see:`, ...lines].join('\n  '));
  }
  const logo = loadLogo(siteDir);
  const { accent, second } = look.colours;
  const palette = (mode: Mode): Palette => paletteOf({ accent: accent[mode], second: second[mode] }, mode);
  return {
    logo,
    favicon: look.favicon === undefined ? logo.light : read(siteDir, look.favicon, 'look.favicon'),
    palettes: { light: palette('light'), dark: palette('dark') },
    typeface: typefaceOf(siteDir, look.font),
  };
}

/**
 * @param look the checked look
 * @returns absolute paths of the files that it is made from, each once
 */
export function filesOf({ logo, favicon, typeface }: Look): string[] {
  const pictures = [...MODES.map((mode) => logo[mode].file), favicon.file];
  return [...new Set([...pictures, ...(typeface?.files ?? []).map(({ file }) => file)])];
}
