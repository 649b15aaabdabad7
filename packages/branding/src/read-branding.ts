/**
 * In: `look` of the operator profile, and the files that it names. Out: the checked branding: pictures, colours, files of the typeface. Paths are read
 * from the folder of the profile, so that a provider keeps everything in one folder of its own.
 */
import path from 'node:path';
import { refuse, within } from '@gateway-docs/kit';
import { readSvg, type Svg } from '@gateway-docs/pictures';
import { checkColours } from './colours/check-colours';
import { MODES, paletteOf, type Mode, type Palette } from './colours/palette';
import { readColours } from './colours/tokens';
import type { Look } from './look-schema';
import { findTypeface } from './typeface/find-typeface';

/** What the branding needs of an operator profile. */
export interface BrandingProfile {
  readonly look: Look;
  /** Name of the file, as messages write it. */
  readonly name: string;
  /** Absolute path of its folder, where the files are that it names. */
  readonly folder: string;
  /** @returns where a key stands, with a space before it, for the end of a message; empty where the profile does not have the key */
  readonly placeOf: (key: readonly PropertyKey[]) => string;
}

export interface Logo extends Readonly<Record<Mode, Svg>> {
  /** Whether the logo says the brand, which then is not written beside it. */
  readonly showsBrand: boolean;
}

/** What the site itself brings. */
export interface BrandingSources {
  /** Absolute path of the folder whose packages are looked at for a typeface. */
  readonly project: string;
  /** Absolute path of the style sheet with the colours that are the same under every profile. */
  readonly tokens: string;
  /** The mark of the demonstration, which a profile without a logo has. */
  readonly mark: { readonly file: string; readonly name: string };
}

/** A picture that the profile names. */
const pictureAt = ({ name, folder, placeOf }: BrandingProfile, file: string, key: string): Svg =>
  readSvg(path.resolve(folder, file), `${name}: ${key}${placeOf(key.split('.'))}`);

function readLogo(profile: BrandingProfile, { mark }: BrandingSources): Logo {
  const { logo } = profile.look;
  if (logo === undefined) {
    const picture = readSvg(mark.file, mark.name);
    return { light: picture, dark: picture, showsBrand: false };
  }
  const light = pictureAt(profile, logo.light, 'look.logo.light');
  return {
    light,
    dark: logo.dark === undefined ? light : pictureAt(profile, logo.dark, 'look.logo.dark'),
    showsBrand: logo.shows_brand,
  };
}

/** The typeface that the profile names. */
function readTypeface({ look, name, folder, placeOf }: BrandingProfile, project: string) {
  const place = placeOf(['look', 'font', look.font.package === undefined ? 'files' : 'package']);
  return within(name + place, () => findTypeface(project, folder, look.font));
}

/**
 * Reads and checks everything that the profile says of the branding.
 * @throws Error that names the file of the profile, each key that is wrong, and what would be right
 */
export function readBranding(profile: BrandingProfile, sources: BrandingSources) {
  const { colours, favicon } = profile.look;
  const fixed = readColours(sources.tokens);
  const mistakes = checkColours(fixed, colours);
  refuse(
    `${profile.name} has colours that not every reader can see:`,
    mistakes.map(({ key, message }) => `${key}: ${message}${profile.placeOf(key.split('.'))}`),
  );
  const logo = readLogo(profile, sources);
  const { accent, second } = colours;
  const palette = (mode: Mode): Palette => paletteOf({ accent: accent[mode], second: second[mode] }, mode);
  return {
    logo,
    favicon: favicon === undefined ? logo.light : pictureAt(profile, favicon, 'look.favicon'),
    /** Colours that are the same under every profile. */
    fixed,
    palettes: { light: palette('light'), dark: palette('dark') },
    /** Undefined: the typefaces of the reader's system. */
    typeface: readTypeface(profile, sources.project),
  };
}

export type Branding = Readonly<ReturnType<typeof readBranding>>;

/**
 * @param branding the checked branding
 * @returns absolute paths of the files that it is made from, each once
 */
export function filesOf({ logo, favicon, typeface }: Branding): string[] {
  const pictures = [...MODES.map((mode) => logo[mode].file), favicon.file];
  return [...new Set([...pictures, ...(typeface?.files ?? []).map(({ file }) => file)])];
}
