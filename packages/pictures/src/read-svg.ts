/**
 * In: an SVG file of a provider or a writer. Out: its size, or a sentence that says why a site cannot show it. A picture that asks another host for something, runs
 * a script or draws text in a typeface of the reader's machine would look different, or not at all, in one reader's browser.
 */
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';

/** An SVG file that can be shown. */
export interface Svg {
  /** Absolute path. */
  readonly file: string;
  /** Width and height of its view box; only their ratio counts. */
  readonly width: number;
  readonly height: number;
}

const VIEW_BOX = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+(?<width>[\d.]+)[\s,]+(?<height>[\d.]+)\s*$/;
/** An address that leads out of the file: neither a part of it nor a picture written into it. */
const OUTSIDE = /^(?!\s*(#|data:image\/(png|jpeg|webp);))/i;
const OUTSIDE_IN_STYLE = /@import|url\(\s*['"]?(?!#|data:)/i;
const FORBIDDEN: readonly (readonly [selector: string, why: string])[] = [
  ['script', 'it has a script'],
  ['foreignObject', 'it has a foreignObject'],
  ['text', 'it has text, which each machine draws in its own typeface: convert it to paths'],
];

/** Why the markup cannot be shown; undefined when it can. */
function faultOf(svg: string): string | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(svg)) return 'it has a DOCTYPE: save it as plain SVG';
  const $ = load(svg, { xml: true });
  const root = $.root().children();
  if (root.length !== 1 || root.get(0)?.tagName !== 'svg') return 'it is not an SVG file';
  if (root.attr('xmlns') !== 'http://www.w3.org/2000/svg')
    return 'its svg element has no xmlns="http://www.w3.org/2000/svg"';
  const forbidden = FORBIDDEN.find(([selector]) => $(selector).length > 0);
  if (forbidden) return forbidden[1];
  for (const element of $('*').toArray()) {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (/^on/i.test(name)) return `it has a script, ${name}`;
      if (/^(xlink:)?href$/i.test(name) && OUTSIDE.test(value))
        return `it refers to another file, ${value.slice(0, 60)}`;
      if (OUTSIDE_IN_STYLE.test(value)) return `it refers to another file, in ${name}`;
    }
  }
  if (OUTSIDE_IN_STYLE.test($('style').text())) return 'it refers to another file, in a style';
  return undefined;
}

/**
 * @param file absolute path of an SVG file
 * @param name what messages call it, its path as the profile has it
 * @returns the picture
 * @throws Error that names the file and what is wrong with it
 */
export function readSvg(file: string, name: string): Svg {
  if (!existsSync(file)) throw new Error(`${name} does not exist; it is looked for at ${file}.`);
  const svg = readFileSync(file, 'utf8');
  const fault = faultOf(svg);
  if (fault !== undefined) throw new Error(`${name} cannot be shown: ${fault}.`);
  const size = VIEW_BOX.exec(load(svg, { xml: true })('svg').first().attr('viewBox') ?? '')?.groups;
  const width = Number(size?.width);
  const height = Number(size?.height);
  if (!(width > 0 && height > 0))
    throw new Error(`${name} cannot be shown: it has no viewBox of four numbers, like viewBox="0 0 120 24".`);
  return { file, width, height };
}
