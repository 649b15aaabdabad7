/**
 * In: the colours of a profile. Out: a sentence for each that readers could not see well, with the nearest colour of the same hue that they can. A
 * provider learns it before a page is built, and nobody has to find the way to a better colour by trying.
 */
import { oklch } from 'culori';
import { failingPairs, PAIRS } from './contrast';
import { MODES, paletteOf, withLightness, type BrandColours, type Mode } from './palette';
import type { Colours } from './tokens';

/** The colours of a profile, as `look.colours` has them. */
export type BrandingColours = Readonly<Record<keyof BrandColours, Readonly<Record<Mode, string>>>>;

const ROLES: readonly (keyof BrandColours)[] = ['accent', 'second'];
/** The tokens that follow from the accent only are measured with it. */
const FOLLOWS: Readonly<Record<keyof BrandColours, RegExp>> = {
  accent: /^(accent|announcement)/,
  second: /^second/,
};
/** Steps of lightness in which the nearest colour is looked for: a 500th cannot be seen. */
const STEP = 0.002;

/** The pairs that a colour fails, with everything that follows from it. */
function failuresOf(role: keyof BrandColours, colours: BrandColours, mode: Mode, fixed: Colours) {
  const pairs = PAIRS.filter(({ front, behind }) =>
    [front, behind].some((token) => FOLLOWS[role].test(token)),
  );
  return failingPairs(new Map([...fixed, ...Object.entries(paletteOf(colours, mode))]), pairs);
}

/**
 * @param hex a colour, `#rrggbb`
 * @param passes whether a colour can be taken
 * @returns the colour of the same hue with the smallest change of lightness that passes; undefined when none does
 */
export function nearestPassing(hex: string, passes: (hex: string) => boolean): string | undefined {
  const { l } = oklch(hex) ?? { l: 0 };
  for (let away = 0; away <= 1; away += STEP) {
    const found = [l - away, l + away]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => withLightness(hex, lightness))
      .find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lightness of OKLCH at which a colour stands out from dark surfaces and does not glare. */
const ON_DARK = 0.78;

/**
 * @param accent of the light mode, `#rrggbb`
 * @param fixed colours of the dark mode that are the same under every profile
 * @returns the accent of the same hue for the dark mode
 */
export function darkAccentOf(accent: string, fixed: Colours): string {
  const start = withLightness(accent, ON_DARK);
  const passes = (hex: string): boolean =>
    failuresOf('accent', { accent: hex, second: hex }, 'dark', fixed).length === 0;
  return nearestPassing(start, passes) ?? start;
}

const ratio = (number: number): string => (Math.floor(number * 100) / 100).toFixed(2);

/**
 * @param fixed colours of each mode that are the same under every profile: the surfaces
 * @param colours of the profile
 * @returns for each colour that not every reader can see its key in the profile, with dots, and a sentence; empty when all can be seen
 */
export function checkColours(fixed: Readonly<Record<Mode, Colours>>, colours: BrandingColours) {
  return MODES.flatMap((mode) => {
    const chosen: BrandColours = { accent: colours.accent[mode], second: colours.second[mode] };
    return ROLES.flatMap((role) => {
      const [worst] = failuresOf(role, chosen, mode, fixed[mode]).sort((a, b) => a.has - b.has);
      if (worst === undefined) return [];
      const nearest = nearestPassing(
        chosen[role],
        (hex) => failuresOf(role, { ...chosen, [role]: hex }, mode, fixed[mode]).length === 0,
      );
      const advice =
        nearest === undefined
          ? 'No colour of this hue passes; choose another one.'
          : `The nearest colour of the same hue that passes is ${nearest}.`;
      const message =
        `with ${chosen[role]} the contrast of --gw-${worst.front} on --gw-${worst.behind} is ` +
        `${ratio(worst.has)}, and readers need ${worst.needs}. ${advice}`;
      return [{ key: `look.colours.${role}.${mode}`, message }];
    });
  });
}
