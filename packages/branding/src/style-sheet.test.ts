import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { styleSheet } from './style-sheet';
import { demoBranding } from './tests/demo-branding';
import { copyFonts } from './typeface/copy-fonts';
import { packagedTypeface } from './typeface/find-typeface';

const golos = packagedTypeface(path.resolve(__dirname, '../../..'), '@fontsource-variable/golos-text');
const folder = mkdtempSync(path.join(tmpdir(), 'style-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the style sheet', () => {
  const { palettes } = demoBranding();

  it('has the colours of both modes, and paper can rule over them by the same selector', () => {
    const css = styleSheet(palettes, undefined);
    expect(css).toContain(`--gw-accent: light-dark(${palettes.light.accent}, ${palettes.dark.accent});`);
    expect(css.match(/^\S.* \{/gm)).toEqual([':root {']);
  });

  it('names no font file for the typefaces of the system', () => {
    const css = styleSheet(palettes, undefined);
    expect(css).not.toContain('@font-face');
    expect(css).toContain("--gw-font: system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;");
  });

  it('has a face for each file, which never comes late, and the stand-in for text and headings', async () => {
    const css = styleSheet(palettes, await copyFonts(golos, path.join(folder, 'css')));
    expect(css.match(/font-display: optional/g)).toHaveLength(2);
    expect(css.match(/font-family: 'Golos Text fallback'/g)).toHaveLength(2);
    expect(css).toContain("--gw-font: 'Golos Text', 'Golos Text fallback', ");
    expect(css).toContain("src: url('./fonts/golos-text-cyrillic-wght-normal.woff2') format('woff2');");
  });
});
