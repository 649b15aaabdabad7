/** How tools write parts of a message. */

/**
 * @param longest characters that are shown; a body of a megabyte is computed or sent whole and shown in part
 * @returns the beginning of a long text, with a note about the rest
 */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;

/** `1 byte`, `2 bytes` */
export const bytesText = (bytes: number): string => `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
