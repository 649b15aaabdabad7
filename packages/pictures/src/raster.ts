/**
 * In: SVG without text. Out: the same as PNG or WebP, with the same bytes on every machine: renderer and encoder are WebAssembly files, which ask the
 * machine for nothing, no font and no picture.
 */
import { readFileSync } from 'node:fs';
import type { default as Encode } from '@jsquash/webp/encode.js';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import loadEncoder from './load-encoder.cjs';

/** The renderer may be started once in a process. */
let renderer: Promise<void> | undefined;
let encoder: Promise<typeof Encode> | undefined;

/** Small text of a screenshot stays sharp, and its colours do not run. */
const WEBP = { quality: 85, use_sharp_yuv: 1 };

async function render(svg: string, width: number, background?: string) {
  renderer ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await renderer;
  const options: ResvgRenderOptions = { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [] } };
  return new Resvg(svg, background === undefined ? options : { ...options, background }).render();
}

async function startEncoder(): Promise<typeof Encode> {
  const { default: encode, init } = await loadEncoder();
  const { buffer: wasmBinary } = new Uint8Array(
    readFileSync(require.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
  );
  await init({ wasmBinary });
  return encode;
}

/**
 * @param svg markup with a view box
 * @param width of the picture in pixels; its height follows
 * @returns the bytes of a PNG file
 */
export async function toPng(svg: string, width: number): Promise<Uint8Array> {
  return (await render(svg, width)).asPng();
}

/**
 * @param svg markup with a view box
 * @param width of the picture in pixels; its height follows
 * @returns the bytes of a WebP file; what is transparent is white
 */
export async function toWebp(svg: string, width: number): Promise<Uint8Array> {
  encoder ??= startEncoder();
  const encode = await encoder;
  const { pixels, width: across, height } = await render(svg, width, '#ffffff');
  const data = new Uint8ClampedArray(pixels);
  return new Uint8Array(await encode({ data, width: across, height, colorSpace: 'srgb' }, WEBP));
}
