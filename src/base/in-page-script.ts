import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A script that each page runs in its head, before it is painted. It stands in a file of plain JavaScript, `in-page.js`, and the build takes
 * out its comments.
 * @param folder absolute path of the plugin's folder, which has the file
 * @param names words of the script, and what stands in their place in the page
 */
export function inPageScript(folder: string, names: Readonly<Record<string, string>> = {}): string {
  const source = readFileSync(path.join(folder, 'in-page.js'), 'utf8');
  return Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), source);
}
