/**
 * Pieces of SVG for the diagrams: text that is escaped, lines, boxes, arrow heads. Colours are classes, so that one picture
 * serves both colour modes; there are no ids but those of title and description, so that two pictures can share a page.
 */
import { escapeHtml } from '@gateway-docs/kit';

/** Average width of a character, in the font size that the style sheet gives to diagrams (13 px). */
const CHARACTER = 6.7;
export const LINE_HEIGHT = 15;

export const widthOf = (text: string): number => text.length * CHARACTER;

/** Joins words that stay on one line. It is never drawn: `textLines` writes a space for it. */
export const JOIN = '\u00a0';

/** Breaks a text into lines at spaces; a word longer than a line keeps its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface TextOptions {
  readonly anchor?: 'start' | 'middle';
  /** Makes SVG of a line; without it the line is plain text. */
  readonly inSvg?: (line: string) => string;
}

/** @param y baseline of the first line */
export function textLines(
  x: number,
  y: number,
  lines: readonly string[],
  className: string,
  { anchor = 'middle', inSvg = escapeHtml }: TextOptions = {},
): string {
  const spans = lines
    .map(
      (line, i) => `<tspan x="${x}" y="${y + i * LINE_HEIGHT}">${inSvg(line).replaceAll(JOIN, ' ')}</tspan>`,
    )
    .join('');
  return `<text class="${className}" text-anchor="${anchor}">${spans}</text>`;
}

export const box = (x: number, y: number, width: number, height: number, className: string, radius = 4) =>
  `<rect class="${className}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, className: string): string =>
  `<path class="${className}" d="M${x1} ${y1}L${x2} ${y2}"/>`;

/** Arrow head with its point at (x, y). */
export function arrowHead(x: number, y: number, direction: 'left' | 'right' | 'up' | 'down'): string {
  const [back, side] = [9, 4];
  const points = {
    right: `${x},${y} ${x - back},${y - side} ${x - back},${y + side}`,
    left: `${x},${y} ${x + back},${y - side} ${x + back},${y + side}`,
    up: `${x},${y} ${x - side},${y + back} ${x + side},${y + back}`,
    down: `${x},${y} ${x - side},${y - back} ${x + side},${y - back}`,
  };
  return `<polygon class="dg-head" points="${points[direction]}"/>`;
}

/** What a picture is called, for screen readers. */
export interface Named {
  /** Start of the picture's ids, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

interface Picture extends Named {
  readonly width: number;
  readonly height: number;
}

/** The whole picture with its name and description for screen readers. */
export function svg({ id, title, description, width, height }: Picture, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-labelledby="${id}-title ${id}-desc"><title id="${id}-title">${escapeHtml(title)}</title>` +
    `<desc id="${id}-desc">${escapeHtml(description)}</desc>${content}</svg>`
  );
}
