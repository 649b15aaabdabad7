/** In: a PNG file. Out: the same wrapped as an icon, for programs that ask for `/favicon.ico` without reading a page. */

/** Sizes of the fields of an ICO file, in bytes. */
const HEADER = 6;
const ENTRY = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * @param png bytes of a PNG file
 * @param size its width and height in pixels, below 256
 * @returns bytes of an ICO file
 */
export function toIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(ICON_TYPE, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(BITS_PER_PIXEL, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEADER + ENTRY, 18);
  return Buffer.concat([head, png]);
}
