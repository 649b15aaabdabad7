/** Reads and writes WOFF2; the package has no types. */
declare module 'wawoff2' {
  /**
   * @param woff2 bytes of a WOFF2 file
   * @returns the bytes of the font in it; rejects when there is none
   */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
