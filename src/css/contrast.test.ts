import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** The colours of one block of tokens.css, by name without `--gw-`. */
function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    Array.from(block.matchAll(/--gw-([\w-]+):\s*(#[0-9a-f]{6})/g), ([, name = '', hex = '']) => [name, hex]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['canvas', 'surface', 'surface-raised', 'hover'];
const TEXTS = ['text', 'heading', 'muted', 'accent', 'second', 'success', 'warning', 'danger', 'info'];
const CODE = ['text', 'comment', 'keyword', 'string', 'number', 'property', 'function'];

/** Text and the surface that it may stand on. */
const PAIRS: readonly (readonly [text: string, surface: string])[] = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...CODE.flatMap((token) => [`code-bg`, 'code-line'].map((surface) => [`code-${token}`, surface] as const)),
  ...['accent', 'second', 'success', 'warning', 'danger', 'info'].flatMap((meaning) =>
    [meaning, 'text', 'heading'].map((text) => [text, `${meaning}-soft`] as const),
  ),
  ['heading', 'surface-strong'],
  ['text', 'surface-strong'],
  ['accent', 'surface-strong'],
  ['accent-contrast', 'accent'],
  ['mark-text', 'mark'],
  ['announcement-text', 'announcement-bg'],
];

describe.each([
  ['light', ':root'],
  ['dark', ":root:not([data-theme='light'])"],
])('the tokens of the %s mode', (_mode, selector) => {
  const palette = colours(selector);
  const colour = (name: string): string => {
    const hex = palette.get(name);
    if (!hex) throw new Error(`tokens.css has no colour --gw-${name} in ${selector}.`);
    return hex;
  };

  it.each(PAIRS)('show %s on %s with a contrast of at least 4.5', (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it('draw the edge of a field with a contrast of at least 3', () => {
    expect(contrast(colour('line-strong'), colour('surface-raised'))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('line-strong'), colour('canvas'))).toBeGreaterThanOrEqual(3);
  });
});
