import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '@gateway-docs/branding';

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

/** Names of the tokens that a block sets. */
function tokens(css: string, selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  const end = css.indexOf('}', start);
  return Array.from(css.slice(start, end).matchAll(/(--gw-[\w-]+):/g), ([, name = '']) => name);
}

/** Nothing on paper has an announcement. */
const NOT_ON_PAPER = ['--gw-announcement-bg', '--gw-announcement-text'];

/** Tokens that the profile gives their colour; packages/branding writes them, for both modes. */
const BRAND = Object.keys(paletteOf({ accent: '#000000', second: '#000000' }, 'dark')).map(
  (name) => `--gw-${name}`,
);

describe('paper', () => {
  it('has no colour of the dark mode: those of the site are for screens, those of a brand get another value', () => {
    expect(read('tokens.css')).toMatch(
      /@media not print \{\s*:root:not\(\[data-theme='light'\]\) \{\s*color-scheme: dark;/,
    );
    const paper = tokens(read('print.css'), ':root');
    expect(BRAND.length).toBeGreaterThan(4);
    expect(BRAND.filter((name) => !paper.includes(name) && !NOT_ON_PAPER.includes(name))).toEqual([]);
  });
});
