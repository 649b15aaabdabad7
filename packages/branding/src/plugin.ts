/**
 * In: the branding of a profile. Out: below `@generated/branding/default`, the style sheet with its colours and typeface and the address of the font that
 * pages ask for ahead; below `branding/served`, the pictures: logo, favicon, and the share picture, which is drawn here.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toPng } from '@gateway-docs/pictures';
import { toIco } from './pictures/ico';
import { SERVED_PICTURES } from './pictures/served-pictures';
import { SHARE_WIDTH, sharePicture } from './pictures/share-picture';
import { filesOf, type Branding } from './read-branding';
import { styleSheet } from './style-sheet';
import { copyFonts } from './typeface/copy-fonts';
import { packagedTypeface } from './typeface/find-typeface';
import { readFont } from './typeface/read-font';

const NAME = 'branding';
/** Width and height of `favicon.ico` in pixels. */
const ICO_SIZE = 32;
/** What draws letters of the share picture that the site's own typeface does not have. */
const LAST_FONT = '@fontsource-variable/manrope';
const LAST_SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'];

/** Options of the plugin. */
export interface BrandingOptions {
  /** @returns the branding as the files of the profile are now */
  readonly read: () => Branding;
  /** Absolute path of the profile. */
  readonly profileFile: string;
}

async function writePictures(
  { siteDir, siteConfig: { title, tagline, url, baseUrl } }: LoadContext,
  { logo, favicon, fixed, palettes, typeface }: Branding,
  folder: string,
): Promise<void> {
  const write = (name: string, bytes: Uint8Array): void => writeFileSync(path.join(folder, name), bytes);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'img'), { recursive: true });
  copyFileSync(logo.light.file, path.join(folder, SERVED_PICTURES.light));
  if (logo.dark.file !== logo.light.file)
    copyFileSync(logo.dark.file, path.join(folder, SERVED_PICTURES.dark));
  copyFileSync(favicon.file, path.join(folder, SERVED_PICTURES.favicon));
  const last = packagedTypeface(siteDir, LAST_FONT, LAST_SUBSETS);
  const fonts = await Promise.all(
    [...(typeface?.files ?? []), ...last.files].map(({ file }) => readFont(file)),
  );
  const picture = sharePicture(
    { brand: title, tagline, address: new URL(url).host + baseUrl.replace(/\/$/, '') },
    { logo, palette: palettes.dark, colours: fixed.dark, fonts },
  );
  write(SERVED_PICTURES.icon, toIco(await toPng(readFileSync(favicon.file, 'utf8'), ICO_SIZE), ICO_SIZE));
  write(SERVED_PICTURES.share, await toPng(picture, SHARE_WIDTH));
}

/** Docusaurus plugin. */
export default function branding(
  context: LoadContext,
  { read, profileFile }: BrandingOptions,
): Plugin<Branding> {
  const { generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, NAME);
  return {
    name: NAME,
    loadContent: read,
    async contentLoaded({ content, actions }) {
      const { palettes, typeface } = content;
      const set = typeface && (await copyFonts(typeface, path.join(folder, 'default/fonts')));
      await actions.createData('branding.css', styleSheet(palettes, set));
      const [first] = set?.faces ?? [];
      await actions.createData(
        'typeface.js',
        first ? `export { default } from './fonts/${first.name}';\n` : 'export default undefined;\n',
      );
      await writePictures(context, content, path.join(folder, 'served'));
    },
    getPathsToWatch: () => [profileFile, ...filesOf(read())],
  };
}
