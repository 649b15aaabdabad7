import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { layoutOf } from '../layout';
import { readProfile } from '../operator/profile';
import { filesOf, readBranding } from './read-branding';

const root = path.resolve(__dirname, '../../../..');
const fixtures = path.join(root, 'tests/fixtures');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'look-'));
  cpSync(path.join(fixtures, 'second-look'), path.join(folder, 'second-look'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The branding of the second profile after a change; its files are in a folder of its own. */
function brandingWith(change: object) {
  const profile = parse(readFileSync(path.join(fixtures, 'second-operator.yaml'), 'utf8')) as {
    look: object;
  };
  const file = path.join(folder, 'profile.yaml');
  writeFileSync(file, stringify({ ...profile, look: { ...profile.look, ...change } }));
  return readBranding(readProfile(root, file), layoutOf(root).branding);
}

describe('the branding', () => {
  it('has the mark of the demonstration, also as favicon, where the profile names none', () => {
    const look = brandingWith({ logo: undefined, favicon: undefined });
    const mark = path.join(root, 'data/look/mark.svg');
    expect([look.logo.light.file, look.logo.dark.file, look.favicon.file]).toEqual([mark, mark, mark]);
  });

  it('reads pictures from the folder of the profile', () => {
    const look = brandingWith({ favicon: undefined });
    const light = path.join(folder, 'second-look/wordmark-light.svg');
    expect(look.logo.showsBrand).toBe(true);
    expect([look.logo.light.file, look.favicon.file]).toEqual([light, light]);
    expect(filesOf(look).filter((file) => file.startsWith(folder))).toHaveLength(2);
  });

  it('names profile, key and file of a picture that is missing', () => {
    expect(() => brandingWith({ logo: { light: 'lost.svg' } })).toThrow(
      /profile\.yaml: look\.logo\.light \(line \d+, column \d+: lost\.svg\) does not exist; it is looked for at .*lost\.svg\.$/,
    );
  });

  it('stops at a colour that readers cannot see, and names the nearest one', () => {
    const colours = { accent: { light: '#ff6600', dark: '#7dbdf2' } };
    expect(() => brandingWith({ colours })).toThrow(
      /profile\.yaml has colours that not every reader can see:\n {2}look\.colours\.accent\.light: with #ff6600 .* passes is #[0-9a-f]{6}\. \(line \d+, column \d+: "#ff6600"\)$/,
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
