import path from 'node:path';

/** Paths of partials and pictures, from the folder of the page. */
const RELATIVE = /(?<=from ['"]|\]\()(?<place>\.{1,2}\/[^'")\s]+)/g;

/**
 * @param text of a page
 * @param before folder in which it lay
 * @param now folder in which it lies
 * @returns the text whose relative paths lead to the same files
 */
export function movedImports(text: string, before: string, now: string): string {
  if (before === now) return text;
  return text.replace(RELATIVE, (place) => {
    const found = path.posix.relative(now, path.posix.join(before, place));
    return found.startsWith('.') ? found : `./${found}`;
  });
}
