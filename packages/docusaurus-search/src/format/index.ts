/** The index as it travels. */
export type { PackedManifest, PackedWords, PackedPage, PackedRows } from './format';
export { decodeWords } from './front-coding';
