/**
 * In: `src/css/tokens.css`, the colours that are the same under every profile. Out: them by name, so that a brand's colours can be measured against
 * them before anything is built.
 */
import { readFileSync } from 'node:fs';
import type { Mode } from './palette';

/** Name without `--gw-` → `#rrggbb`. */
export type Colours = ReadonlyMap<string, string>;

/** The rule that sets the colours of a mode. Dark is the default, also for a root element without an attribute. */
export const SELECTORS: Readonly<Record<Mode, string>> = {
  light: ':root',
  dark: ":root:not([data-theme='light'])",
};

/**
 * @param css a style sheet with tokens
 * @param mode whose rule is read
 * @returns the colours of the rule; empty when there is none
 */
export function coloursOf(css: string, mode: Mode): Colours {
  const start = css.indexOf(`${SELECTORS[mode]} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  const found = block.matchAll(/--gw-(?<name>[\w-]+):\s*(?<hex>#[0-9a-f]{6})/g);
  return new Map(Array.from(found, ({ groups }) => [groups?.name ?? '', groups?.hex ?? '']));
}

/**
 * @param file absolute path of the style sheet with the tokens
 * @returns the colours of each mode
 */
export function readColours(file: string): Readonly<Record<Mode, Colours>> {
  const css = readFileSync(file, 'utf8');
  return { light: coloursOf(css, 'light'), dark: coloursOf(css, 'dark') };
}
