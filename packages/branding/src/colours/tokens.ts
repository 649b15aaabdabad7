/**
 * In: `src/css/tokens.css`, the colours that are the same under every profile. Out: them by name, so that a brand's colours can be measured against
 * them before anything is built.
 */
import { readFileSync } from 'node:fs';
import type { Mode } from './palette';

/** Name without `--gw-` → `#rrggbb`. */
export type Colours = ReadonlyMap<string, string>;

/**
 * @param css a style sheet with tokens: `--gw-name: light-dark(#rrggbb, #rrggbb)`
 * @param mode whose colours are read
 * @returns the colours of the mode; empty when there is none
 */
export function coloursOf(css: string, mode: Mode): Colours {
  const found = css.matchAll(
    /--gw-(?<name>[\w-]+): light-dark\((?<light>#[0-9a-f]{6}), (?<dark>#[0-9a-f]{6})\)/g,
  );
  return new Map(Array.from(found, ({ groups }) => [groups?.name ?? '', groups?.[mode] ?? '']));
}

/**
 * @param file absolute path of the style sheet with the tokens
 * @returns the colours of each mode
 */
export function readColours(file: string): Readonly<Record<Mode, Colours>> {
  const css = readFileSync(file, 'utf8');
  return { light: coloursOf(css, 'light'), dark: coloursOf(css, 'dark') };
}
