import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '@gateway-docs/site-data/branding';

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

/** Names of the tokens that a block sets. */
function tokens(css: string, selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  const end = css.indexOf('}', start);
  return Array.from(css.slice(start, end).matchAll(/(--gw-[\w-]+):/g), ([, name = '']) => name);
}

/** Nothing on paper has a shadow, a hover or an announcement. */
const NOT_ON_PAPER = ['--gw-hover', '--gw-shadow', '--gw-announcement-bg', '--gw-announcement-text'];

/** Tokens that the profile gives their colour; src/plugins/look writes them. */
const BRAND = Object.keys(paletteOf({ accent: '#000000', second: '#000000' }, 'dark')).map(
  (name) => `--gw-${name}`,
);

describe('print.css', () => {
  it('gives every colour of the dark mode a value of paper', () => {
    const dark = [...tokens(read('tokens.css'), ":root:not([data-theme='light'])"), ...BRAND];
    const paper = tokens(read('print.css'), ":root:not([data-theme='light'])");
    expect(dark.length).toBeGreaterThan(30);
    expect(dark.filter((name) => !paper.includes(name) && !NOT_ON_PAPER.includes(name))).toEqual([]);
  });
});
