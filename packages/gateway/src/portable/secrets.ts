/**
 * Compares two texts in a time that does not say where they differ.
 * @returns true when they are the same
 */
export function isEqualSecret(expected: string, given: string): boolean {
  if (expected.length !== given.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at++) difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  return difference === 0;
}
