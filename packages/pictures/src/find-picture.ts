/**
 * In: a page, and the address of a picture as its writer has typed it. Out: what browsers load in its place, each file under a name that its content
 * decides; or a sentence that names the one way to put a picture into a page.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { suggest, WriterError } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';
import { readSvg } from './read-svg';

/** A file that a browser may load. */
interface Variant {
  /** `/assets/pictures/refund-1f0c9a2b-800.webp` */
  readonly route: string;
  /** In pixels. */
  readonly width: number;
}

/** A picture of a page. */
export interface Picture {
  /** Absolute path of the writer's file. */
  readonly file: string;
  /** Size of the large one in pixels, of an SVG that of its view box, no wider than the large one of a PNG would be. */
  readonly width: number;
  readonly height: number;
  /** For a narrow screen, and for a wide or a fine one; the same one where the picture itself is small, and of an SVG. */
  readonly small: Variant;
  readonly large: Variant;
}

const FOLDER = '/assets/pictures/';
/** The width of a column of text, and the same on a screen with two dots for each pixel. */
const WIDTHS = { small: 800, large: 1600 };
const KINDS = /\.(?:png|jpe?g|svg)$/i;
const HASH_DIGITS = 8;

const ONE_WAY = 'A picture is a PNG, JPEG or SVG file beside its page: ![What it shows](./picture.png).';
/** Anything but a path from the page: another host, data, a folder of the site, an alias. */
const NOT_BESIDE = /^(?:[a-z][a-z0-9+.-]*:|[/@#]|$)/i;

/** A long address is known by its start. */
const shown = (address: string): string => (address.length > 60 ? `${address.slice(0, 60)}…` : address);

/** @returns what every message about a picture says, with what was found */
export const oneWay = (found: string): string => `${ONE_WAY} Found: ${shown(found)}`;

/** @returns whether a file is a picture, by its name */
export const isPicture = (file: string): boolean => KINDS.test(file);

/** Pictures beside a page and below its folder, as the page would name them. */
const picturesBeside = (folder: string): string[] =>
  listFiles(folder, '')
    .filter(isPicture)
    .map((file) => `./${file}`);

/** @throws WriterError that says why a file is no picture */
function sizeOf(file: string, address: string): { readonly width: number; readonly height: number } {
  try {
    return file.toLowerCase().endsWith('.svg') ? readSvg(file, address) : imageSize(readFileSync(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WriterError(`The picture ${address} cannot be read: ${reason}`);
  }
}

/** @returns where a picture of a width is published */
function routesOf(file: string): (width: number) => string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, HASH_DIGITS);
  const { name, ext } = path.parse(file);
  const start = `${FOLDER}${name.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-')}-${hash}`;
  return (width) => (ext.toLowerCase() === '.svg' ? `${start}.svg` : `${start}-${width}.webp`);
}

/**
 * @param page absolute path of the page
 * @param address of the picture, as the page has it
 * @returns the picture
 * @throws WriterError with the one way to write it, or the nearest picture that exists
 */
export function findPicture(page: string, address: string): Picture {
  if (NOT_BESIDE.test(address)) throw new WriterError(oneWay(address));
  const folder = path.dirname(page);
  const file = path.join(folder, decodeURI(address));
  if (!isPicture(file)) throw new WriterError(oneWay(address));
  if (!existsSync(file))
    throw new WriterError(
      `There is no picture ${address} beside the page. ${suggest(address, picturesBeside(folder))}`,
    );
  const size = sizeOf(file, address);
  const routeOf = routesOf(file);
  const variant = (most: number): Variant => {
    const width = Math.min(most, size.width);
    return { route: routeOf(width), width };
  };
  const large = variant(WIDTHS.large);
  const height = Math.round((size.height * large.width) / size.width);
  return { file, small: variant(WIDTHS.small), large, width: large.width, height };
}
