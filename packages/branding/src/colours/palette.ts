/**
 * In: a provider's two colours for a mode. Out: every token that follows from them. In OKLCH a hue stays the hue at any lightness, so
 * that the surface of a colour looks like that colour.
 */
import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

export type Mode = 'light' | 'dark';
export const MODES: readonly Mode[] = ['light', 'dark'];

/** The colours of a brand, as `#rrggbb`. */
export interface BrandColours {
  readonly accent: string;
  readonly second: string;
}

/** The tokens that follow from them, named without `--gw-`, as `#rrggbb`. */
export type Palette = Readonly<ReturnType<typeof paletteOf>>;

/** Lightness and greatest chroma of what is made of a hue. */
type Shade = readonly [lightness: number, chroma: number];

const SHADES: Readonly<Record<Mode, Record<'surface' | 'second surface' | 'text on surface', Shade>>> = {
  light: { surface: [0.946, 0.0196], 'second surface': [0.955, 0.0244], 'text on surface': [0.315, 0.058] },
  dark: { surface: [0.274, 0.0397], 'second surface': [0.26, 0.029], 'text on surface': [0.9115, 0.035] },
};
/** Nearly black. */
const INK: Shade = [0.182, 0.029];
const WHITE = '#ffffff';

/**
 * @param hex a colour, `#rrggbb`
 * @param lightness of OKLCH, 0 to 1
 * @param chroma the most that the result may have; less where the colour has less, or a screen cannot show as much
 * @returns the colour of the same hue, `#rrggbb`
 */
export function withLightness(hex: string, lightness: number, chroma = Infinity): string {
  const { c = 0, h = 0 } = oklch(hex) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h }, 'oklch'));
}

/**
 * @param colours the brand's colours in the mode
 * @param mode in which they are used
 * @returns the tokens
 */
export function paletteOf({ accent, second }: BrandColours, mode: Mode) {
  const shades = SHADES[mode];
  const surface = withLightness(accent, ...shades.surface);
  const ink = withLightness(accent, ...INK);
  return {
    accent,
    'accent-soft': surface,
    'accent-contrast': wcagContrast(accent, WHITE) >= wcagContrast(accent, ink) ? WHITE : ink,
    second,
    'second-soft': withLightness(second, ...shades['second surface']),
    'announcement-bg': surface,
    'announcement-text': withLightness(accent, ...shades['text on surface']),
  };
}
