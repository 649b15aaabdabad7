/**
 * In: brand, tagline, address, colours and logo. Out: the picture that a messenger shows beside a link to the site, as SVG of 1200 by 630. One for the
 * whole site: the title and the description of the page stand beside it anyway.
 */
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { Palette } from '../colours/palette';
import type { Colours } from '../colours/tokens';
import type { Logo } from '../read-branding';
import { lineOfText, linesThatFit, type LineOfText } from './line-of-text';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 80;
const ROOM = SHARE_WIDTH - 2 * MARGIN;
const LOGO_HEIGHT = 72;
const BRAND = { size: 64, weight: 700 };
const TAGLINE = { size: 40, weight: 400, line: 56, lines: 4 };
const ADDRESS = { size: 28, weight: 500 };

export interface ShareText {
  readonly brand: string;
  readonly tagline: string;
  /** Where the site is: `developers.acme.example/docs`. */
  readonly address: string;
}

export interface ShareLook {
  readonly logo: Logo;
  /** Of the dark mode, the default of the site. */
  readonly palette: Palette;
  readonly colours: Colours;
  /** Asked for a letter in this order. */
  readonly fonts: readonly Font[];
}

const drawn = (line: LineOfText, x: number, y: number, colour: string): string =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${line.path}"/>`;

/** A line that is drawn smaller where it would be wider than its room. */
function fitting(text: string, fonts: readonly Font[], { size, weight }: typeof BRAND, room: number) {
  const line = lineOfText(text, fonts, size, weight);
  return line && line.width > room ? lineOfText(text, fonts, (size * room) / line.width, weight) : line;
}

/**
 * @param text what the picture says; a line with a letter that no font has is left out
 * @param look how it looks
 * @returns the markup, without text and without addresses
 */
export function sharePicture(
  { brand, tagline, address }: ShareText,
  { logo, palette, colours, fonts }: ShareLook,
): string {
  const colour = (name: string): string => colours.get(name) ?? palette.accent;
  const mark = logo.dark;
  const logoWidth = Math.min((LOGO_HEIGHT * mark.width) / mark.height, ROOM);
  const image = readFileSync(mark.file).toString('base64');
  const nameAt = MARGIN + logoWidth + 28;
  const name = logo.showsBrand ? undefined : fitting(brand, fonts, BRAND, SHARE_WIDTH - MARGIN - nameAt);
  const lines = linesThatFit(tagline.split(' '), ROOM, (line) =>
    lineOfText(line, fonts, TAGLINE.size, TAGLINE.weight),
  );
  const place = fitting(address, fonts, ADDRESS, ROOM);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">`,
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${colour('canvas')}"/>`,
    `<rect width="${SHARE_WIDTH}" height="12" fill="${palette.accent}"/>`,
    `<rect x="${MARGIN}" y="${SHARE_HEIGHT - 140}" width="96" height="6" fill="${palette.second}"/>`,
    `<image x="${MARGIN}" y="110" width="${logoWidth}" height="${LOGO_HEIGHT}" href="data:image/svg+xml;base64,${image}"/>`,
    ...(name ? [drawn(name, nameAt, 168, colour('heading'))] : []),
    ...(lines ?? [])
      .slice(0, TAGLINE.lines)
      .map((line, i) => drawn(line, MARGIN, 290 + i * TAGLINE.line, colour('text'))),
    ...(place ? [drawn(place, MARGIN, SHARE_HEIGHT - 78, colour('muted'))] : []),
    '</svg>',
  ].join('');
}
