import path from 'node:path';
import { wcagContrast, oklch } from 'culori';
import { describe, expect, it } from 'vitest';
import { checkColours, darkAccentOf, nearestPassing, type BrandingColours } from './check-colours';
import { look } from '../look-schema';
import { readColours } from './tokens';

const fixed = readColours(path.resolve(__dirname, '../../../../src/css/tokens.css'));
const { colours } = look.parse({});

const withColour = (role: keyof BrandingColours, mode: 'light' | 'dark', hex: string): BrandingColours => ({
  ...colours,
  [role]: { ...colours[role], [mode]: hex },
});

/** The colour that a sentence proposes. */
const proposed = (sentence = ''): string =>
  /passes is (?<hex>#[0-9a-f]{6})\.$/.exec(sentence)?.groups?.hex ?? '';

describe('checkColours', () => {
  it('takes the colours of the demonstration', () => {
    expect(checkColours(fixed, colours)).toEqual([]);
  });

  it.each([
    ['accent', 'light', '#ff6600'],
    ['accent', 'dark', '#003366'],
    ['accent', 'dark', '#7a1fa2'],
    ['second', 'light', '#ffee00'],
    ['second', 'dark', '#550000'],
  ] as const)(
    'refuses %s.%s %s, and the colour that it names passes and has the same hue',
    (role, mode, hex) => {
      const [mistake, ...others] = checkColours(fixed, withColour(role, mode, hex));
      expect(others).toEqual([]);
      expect(mistake?.key).toBe(`look.colours.${role}.${mode}`);
      expect(mistake?.message).toMatch(
        new RegExp(
          `^with ${hex} the contrast of --gw-[a-z-]+ on --gw-[a-z-]+ is [0-4]\\.\\d\\d, and readers need 4\\.5\\.`,
        ),
      );
      const nearest = proposed(mistake?.message);
      expect(checkColours(fixed, withColour(role, mode, nearest))).toEqual([]);
      const apart = Math.abs((oklch(hex)?.h ?? 0) - (oklch(nearest)?.h ?? 0));
      expect(Math.min(apart, 360 - apart)).toBeLessThan(6);
    },
  );

  it('names every colour that fails, not the first alone', () => {
    const all = {
      accent: { light: '#ffffff', dark: '#000000' },
      second: { light: '#fafafa', dark: '#111111' },
    };
    expect(checkColours(fixed, all).map(({ key }) => key)).toEqual([
      'look.colours.accent.light',
      'look.colours.second.light',
      'look.colours.accent.dark',
      'look.colours.second.dark',
    ]);
  });
});

describe('nearestPassing', () => {
  it('changes the lightness no more than is needed', () => {
    const passes = (hex: string): boolean => wcagContrast(hex, '#ffffff') >= 4.5;
    const nearest = nearestPassing('#ff6600', passes) ?? '';
    expect(wcagContrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(nearest, '#ffffff')).toBeLessThan(4.6);
    expect(nearestPassing('#123456', passes)).toBe('#123456');
  });

  it('says when there is none', () => {
    expect(nearestPassing('#ff6600', () => false)).toBeUndefined();
  });
});

describe('darkAccentOf', () => {
  it.each(['#7a1fa2', '#0a5c99', '#1a7f64', '#8a2b2b'])('keeps the hue of %s, and can be seen', (light) => {
    const dark = darkAccentOf(light, fixed.dark);
    expect(checkColours(fixed, withColour('accent', 'dark', dark))).toEqual([]);
    const apart = Math.abs((oklch(light)?.h ?? 0) - (oklch(dark)?.h ?? 0));
    expect(Math.min(apart, 360 - apart)).toBeLessThan(6);
  });
});
