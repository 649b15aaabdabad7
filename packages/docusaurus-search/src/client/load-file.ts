/** Loads a file of the index from the site's own host: in time, and as JSON, or not at all. */
import { MANIFEST_FILE } from '../engine/settings';

/**
 * @param baseUrl base URL of the site, with a slash at the end
 * @param limit milliseconds for the whole file
 * @returns a function that loads and parses a file by its path. It throws where the file is not there, comes too late, is cut, or is
 *   a page in place of a file
 */
export function fileLoader(baseUrl: string, limit: number): (file: string) => Promise<unknown> {
  return async (file) => {
    const response = await fetch(baseUrl + file, {
      // The manifest keeps its name, so it is compared with the server's; the parts lie in a folder named by their content.
      cache: file === MANIFEST_FILE ? 'no-cache' : 'default',
      signal: AbortSignal.timeout(limit),
    });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    const content: unknown = await response.json();
    if (typeof content !== 'object' || content === null) throw new Error(`${file} is not a part of an index`);
    return content;
  };
}
