/**
 * In: `look` of the operator profile. Out: below `@generated/look/default`, the style sheet with its colours and typeface and the address of the font that
 * pages ask for ahead; below `look/served`, the pictures: logo, favicon, and the share picture, which is drawn here.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesOf, type Branding, SERVED_PICTURES, packagedTypeface } from '@gateway-docs/site-data/branding';
import type { Site } from '@gateway-docs/contract';
import { copyFonts } from './fonts';
import { toIco, toPng } from './raster';
import { readFont } from './read-font';
import { SHARE_WIDTH, sharePicture } from './share-picture';
import { styleSheet } from './style-sheet';

const NAME = 'look';
/** Width and height of `favicon.ico` in pixels. */
const ICO_SIZE = 32;
/** What draws letters of the share picture that the site's own typeface does not have. */
const LAST_FONT = '@fontsource-variable/manrope';
const LAST_SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'];

async function writePictures(
  { siteDir, siteConfig: { title, tagline, url } }: LoadContext,
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
    { brand: title, tagline, host: new URL(url).host },
    { logo, palette: palettes.dark, colours: fixed.dark, fonts },
  );
  write(SERVED_PICTURES.icon, toIco(await toPng(readFileSync(favicon.file, 'utf8'), ICO_SIZE), ICO_SIZE));
  write(SERVED_PICTURES.share, await toPng(picture, SHARE_WIDTH));
}

/** Docusaurus plugin. */
export default function look(context: LoadContext, { site }: { readonly site: Site }): Plugin<Branding> {
  const { generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, NAME);
  return {
    name: NAME,
    loadContent: () => site.branding(),
    async contentLoaded({ content, actions }) {
      const { palettes, typeface } = content;
      const set = typeface && (await copyFonts(typeface, path.join(folder, 'default/fonts')));
      await actions.createData('look.css', styleSheet(palettes, set));
      const [first] = set?.faces ?? [];
      await actions.createData(
        'typeface.js',
        first ? `export { default } from './fonts/${first.name}';\n` : 'export default undefined;\n',
      );
      await writePictures(context, content, path.join(folder, 'served'));
    },
    getPathsToWatch: () => [site.profileFile, ...filesOf(site.branding())],
  };
}
