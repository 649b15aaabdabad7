/**
 * In: the site's font. Out: how Arial, or a typeface of its widths, is sized to stand in for it. A page is then as long before the
 * font has come as after, and nothing moves under a reader's eyes.
 */
import type { Font } from 'fontkit';
import { inWeight } from './read-font';

export interface Fallback {
  /** How wide Arial has to be drawn, 1 for as it is. */
  readonly sizeAdjust: number;
  /** Above and below the line, as a part of that size. */
  readonly ascent: number;
  readonly descent: number;
}

/** Text as pages have it: words, names, figures. */
const SAMPLE =
  'Send the request from your server and sign it with the key of your point. The response says at once whether the payment was accepted; the ' +
  'final status comes with a callback, usually within 30 seconds. Compare amount and currency (12540 EUR is 125.40) with your order before you ' +
  'ship. If 2 callbacks arrive, process each change once. Declined by the bank: show the payer another method. See Error codes, API v2 and ' +
  'Test values for Pix, M-Pesa and cards.';

/** The two weights that pages are set in, text and headings, with the width of the sample in Arial in em (by Liberation Sans, which has its widths). */
const WEIGHTS = { text: { weight: 400, arial: 204.24 }, headings: { weight: 650, arial: 218.57 } } as const;

export type Setting = keyof typeof WEIGHTS;

/** Measured in a browser over 30,000 characters of our own pages, which is finer than the sample. */
const MEASURED: Readonly<Partial<Record<string, Readonly<Record<Setting, number>>>>> = {
  Manrope: { text: 1, headings: 0.975 },
};

/**
 * @param family of the font
 * @param font with Latin letters
 * @param setting text or headings
 * @returns the sizes of the stand-in
 */
export function fallbackFor(family: string, font: Font, setting: Setting): Fallback {
  const { weight, arial } = WEIGHTS[setting];
  const width = inWeight(font, weight).layout(SAMPLE).advanceWidth / font.unitsPerEm;
  const sizeAdjust = MEASURED[family]?.[setting] ?? width / arial;
  return {
    sizeAdjust,
    ascent: font.ascent / font.unitsPerEm / sizeAdjust,
    descent: -font.descent / font.unitsPerEm / sizeAdjust,
  };
}
