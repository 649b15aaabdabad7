/** The index as it travels. */
export type { PackedManifest, PackedWords } from './format';
export { decodeWords } from './front-coding';
