import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { look } from './look-schema';
import { filesOf, readBranding } from './read-branding';
import { root, sources } from './tests/demo-branding';

const pictures = path.join(root, 'tests/fixtures/second-look');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'look-'));
  cpSync(pictures, path.join(folder, 'second-look'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const second = {
  logo: {
    light: 'second-look/wordmark-light.svg',
    dark: 'second-look/wordmark-dark.svg',
    shows_brand: true,
  },
  favicon: 'second-look/feather.svg',
};

/** The branding of a profile with a logo, after a change; its files are in a folder of its own. */
const brandingWith = (change: object) =>
  readBranding(
    {
      look: look.parse({ ...second, ...change }),
      name: 'profile.yaml',
      folder,
      placeOf: (key) => ` (at ${key.join(' ')})`,
    },
    sources,
  );

describe('the branding', () => {
  it('has the mark of the demonstration, also as favicon, where the profile names none', () => {
    const read = brandingWith({ logo: undefined, favicon: undefined });
    const mark = path.join(root, 'data/look/mark.svg');
    expect([read.logo.light.file, read.logo.dark.file, read.favicon.file]).toEqual([mark, mark, mark]);
  });

  it('reads pictures from the folder of the profile', () => {
    const read = brandingWith({ favicon: undefined });
    const light = path.join(folder, 'second-look/wordmark-light.svg');
    expect(read.logo.showsBrand).toBe(true);
    expect([read.logo.light.file, read.favicon.file]).toEqual([light, light]);
    expect(filesOf(read).filter((file) => file.startsWith(folder))).toHaveLength(2);
  });

  it('names profile, key and file of a picture that is missing', () => {
    expect(() => brandingWith({ logo: { light: 'lost.svg' } })).toThrow(
      /profile\.yaml: look\.logo\.light \(at look logo light\) does not exist; it is looked for at .*lost\.svg\.$/,
    );
  });

  it('stops at a colour that readers cannot see, and names the nearest one', () => {
    const colours = { accent: { light: '#ff6600', dark: '#7dbdf2' } };
    expect(() => brandingWith({ colours })).toThrow(
      /profile\.yaml has colours that not every reader can see:\n {2}look\.colours\.accent\.light: with #ff6600 .* passes is #[0-9a-f]{6}\. \(at look colours accent light\)$/,
    );
  });

  it('takes a family of a package, files of the provider, or none', () => {
    const latin = 'golos-text-latin-wght-normal.woff2';
    cpSync(
      path.join(root, 'node_modules/@fontsource-variable/golos-text/files', latin),
      path.join(folder, latin),
    );
    const packaged = brandingWith({ font: { package: '@fontsource-variable/golos-text' } }).typeface;
    expect(packaged?.family).toBe('Golos Text');
    expect(packaged?.files.map(({ file }) => path.basename(file))).toEqual([
      latin,
      'golos-text-cyrillic-wght-normal.woff2',
    ]);
    expect(brandingWith({ font: { family: 'Own Sans', files: [latin] } }).typeface).toEqual({
      family: 'Own Sans',
      files: [{ file: path.join(folder, latin) }],
    });
    expect(brandingWith({ font: { system: true } }).typeface).toBeUndefined();
  });

  it.each([
    [
      'a package that is not installed',
      { package: '@fontsource-variable/nowhere' },
      '@fontsource-variable/nowhere is not installed',
    ],
    ['a package of another kind', { package: 'left-pad' }, 'name a package of variable fonts'],
    ['a file that is not there', { family: 'Own', files: ['own.woff2'] }, 'own.woff2 does not exist'],
    ['files without a family', { files: ['own.woff2'] }, 'family and files belong together'],
    [
      'two ways at once',
      { package: '@fontsource-variable/manrope', system: true },
      'name one of: package, files (with family), system',
    ],
    ['no way', {}, 'name one of: package, files (with family), system'],
  ])('refuses %s', (_what, font, message) => {
    expect(() => brandingWith({ font })).toThrow(message);
  });

  it('refuses a font file of another format', () => {
    writeFileSync(path.join(folder, 'own.woff2'), 'wOFF, an older one');
    expect(() => brandingWith({ font: { family: 'Own', files: ['own.woff2'] } })).toThrow(
      'own.woff2 is no WOFF2 file',
    );
  });
});
