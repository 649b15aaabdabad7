/**
 * In: SVG without text. Out: the same as PNG, with the same bytes on every machine: the renderer is one WebAssembly file, which asks the machine
 * for nothing, no font and no picture.
 */
import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The renderer may be started once in a process. */
let started: Promise<void> | undefined;

/**
 * @param svg markup with a view box
 * @param width of the picture in pixels; its height follows
 * @returns the bytes of a PNG file
 */
export async function toPng(svg: string, width: number): Promise<Uint8Array> {
  started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [] } })
    .render()
    .asPng();
}

/** Sizes of the fields of an ICO file, in bytes. */
const HEADER = 6;
const ENTRY = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * Wraps a PNG file as an icon, for programs that ask for `/favicon.ico` without reading a page.
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
