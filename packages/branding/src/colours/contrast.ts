/**
 * In: all colours of a mode. Out: the pairs of text and surface, or edge and surface, that people could not tell apart (WCAG 2.2, 1.4.3 and
 * 1.4.11). The pairs have their one home here: the build measures a provider's colours by them, and a test those of the site.
 */
import { wcagContrast } from 'culori';
import type { Colours } from './tokens';

/** Least contrast of text, and of what is no text: the edge of a field, the ring of the focus. */
const TEXT = 4.5;
const CONTROL = 3;

export interface Pair {
  readonly front: string;
  readonly behind: string;
  /** Least contrast, to 1. */
  readonly needs: number;
}

const SURFACES = ['canvas', 'surface', 'surface-raised', 'hover'];
const TEXTS = ['text', 'heading', 'muted', 'accent', 'second', 'success', 'warning', 'danger', 'info'];
const CODE = ['text', 'comment', 'keyword', 'string', 'number', 'property', 'function'];
const MEANINGS = ['accent', 'second', 'success', 'warning', 'danger', 'info'];

const text = (front: string, behind: string): Pair => ({ front, behind, needs: TEXT });
const control = (front: string, behind: string): Pair => ({ front, behind, needs: CONTROL });

/** Every pair that a page may show; tokens are named without `--gw-`. */
export const PAIRS: readonly Pair[] = [
  ...TEXTS.flatMap((front) => SURFACES.map((behind) => text(front, behind))),
  ...CODE.flatMap((token) => ['code-bg', 'code-line'].map((behind) => text(`code-${token}`, behind))),
  ...MEANINGS.flatMap((meaning) =>
    [meaning, 'text', 'heading'].map((front) => text(front, `${meaning}-soft`)),
  ),
  ...['heading', 'text', 'accent'].map((front) => text(front, 'surface-strong')),
  text('accent-contrast', 'accent'),
  text('mark-text', 'mark'),
  text('announcement-text', 'announcement-bg'),
  control('line-strong', 'surface-raised'),
  control('line-strong', 'canvas'),
];

/**
 * @param colours all tokens of a mode
 * @param pairs the pairs to measure
 * @returns those that have too little contrast, each with what it has
 * @throws Error that names a token which does not exist
 */
export function failingPairs(colours: Colours, pairs: readonly Pair[] = PAIRS) {
  const hexOf = (name: string): string => {
    const hex = colours.get(name);
    if (hex === undefined) throw new Error(`There is no colour --gw-${name} in src/css/tokens.css.`);
    return hex;
  };
  return pairs
    .map((pair) => ({ ...pair, has: wcagContrast(hexOf(pair.front), hexOf(pair.behind)) }))
    .filter(({ has, needs }) => has < needs);
}
