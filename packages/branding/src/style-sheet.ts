/**
 * In: the palettes and the typeface of a profile. Out: the style sheet that carries them, with the same selector as src/css/tokens.css, so that
 * paper and a reader's own colours, which come after it, rule over it. `font-display` is `optional`: a file that comes late is for the
 * next page, and no text moves under a reader's eyes.
 */
import { keysOf } from '@gateway-docs/kit';
import type { Mode, Palette } from './colours/palette';
import type { FaceSet } from './typeface/copy-fonts';
import type { Fallback } from './typeface/read-font';

/** What the reader's system has, for a site without a typeface of its own and for letters that the typeface does not have. */
const SYSTEM = ["'Segoe UI'", 'Roboto', "'Noto Sans'", 'sans-serif'];

/** Names of Arial, regular and bold, and of those that have its widths. */
const STAND_INS: Readonly<Record<'text' | 'headings', readonly string[]>> = {
  text: ['Arial', 'Liberation Sans', 'Helvetica'],
  headings: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
};
const WEIGHTS = { text: '100 599', headings: '600 900' } as const;

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const quoted = (name: string): string => (/^[a-z]+$/i.test(name) ? name : `'${name}'`);
const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

function faceRule(family: string, { name, weights, range }: FaceSet['faces'][number]): string {
  const [least, greatest] = weights;
  return rule('@font-face', [
    'font-display: optional',
    `font-family: ${quoted(family)}`,
    'font-style: normal',
    `font-weight: ${least === greatest ? least : `${least} ${greatest}`}`,
    `src: url('./fonts/${name}') format('woff2')`,
    ...(range === undefined ? [] : [`unicode-range: ${range}`]),
  ]);
}

function fallbackRule(family: string, setting: keyof typeof WEIGHTS, fallback: Fallback): string {
  return rule('@font-face', [
    `ascent-override: ${percent(fallback.ascent)}`,
    `descent-override: ${percent(fallback.descent)}`,
    `font-family: '${family} fallback'`,
    `font-weight: ${WEIGHTS[setting]}`,
    'line-gap-override: 0%',
    `size-adjust: ${percent(fallback.sizeAdjust)}`,
    `src: ${STAND_INS[setting].map((name) => `local('${name}')`).join(', ')}`,
  ]);
}

/** The colours of both modes; `color-scheme` of the site says which one is shown. */
const declarations = ({ light, dark }: Readonly<Record<Mode, Palette>>): string[] =>
  keysOf(light).map((token) => `--gw-${token}: light-dark(${light[token]}, ${dark[token]})`);

/**
 * @param palettes of both modes
 * @param set the typeface; undefined for the typefaces of the reader's system
 * @returns the text of the style sheet
 */
export function styleSheet(palettes: Readonly<Record<Mode, Palette>>, set: FaceSet | undefined): string {
  const own = set ? [quoted(set.family), `'${set.family} fallback'`] : ['system-ui'];
  const faces = set
    ? [
        ...set.faces.map((face) => faceRule(set.family, face)),
        fallbackRule(set.family, 'text', set.text),
        fallbackRule(set.family, 'headings', set.headings),
      ]
    : [];
  const font = `--gw-font: ${[...own, ...SYSTEM].join(', ')}`;
  return [...faces, rule(':root', [font, ...declarations(palettes)])].join('\n');
}
