/**
 * @param pathname path of an address, or the id in its hash
 * @returns the same without escapes, for comparison; as it is where it is no valid escape, as in `/x%zz`
 */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
