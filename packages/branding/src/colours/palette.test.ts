import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { look } from '../look-schema';
import { paletteOf } from './palette';
import { coloursOf } from './tokens';

const { accent, second } = look.parse({}).colours;

describe('paletteOf', () => {
  it('makes surfaces and texts of the hue of the colours', () => {
    expect(paletteOf({ accent: accent.light, second: second.light }, 'light')).toMatchInlineSnapshot(`
      {
        "accent": "#0a5c99",
        "accent-contrast": "#ffffff",
        "accent-soft": "#e3effa",
        "announcement-bg": "#e3effa",
        "announcement-text": "#17344e",
        "second": "#94500f",
        "second-soft": "#feece1",
      }
    `);
  });

  it.each(['#000000', '#ffffff', '#777777', '#ffe600', '#0000ff'])(
    'writes on %s in what can be read better',
    (hex) => {
      const { 'accent-contrast': text } = paletteOf({ accent: hex, second: hex }, 'dark');
      expect(wcagContrast(text, hex)).toBeGreaterThan(4.3);
    },
  );

  it('makes grey surfaces of a grey', () => {
    expect(paletteOf({ accent: '#555555', second: '#555555' }, 'light')['accent-soft']).toMatch(
      /^#(..)\1\1$/,
    );
  });
});

describe('coloursOf', () => {
  it('reads the colours of one mode', () => {
    const css = ':root {\n  --gw-a: light-dark(#111111, #222222);\n  --gw-size: 1rem;\n}\n';
    expect([...coloursOf(css, 'light')]).toEqual([['a', '#111111']]);
    expect([...coloursOf(css, 'dark')]).toEqual([['a', '#222222']]);
    expect([...coloursOf('', 'dark')]).toEqual([]);
  });
});
