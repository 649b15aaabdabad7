/** In: files by route. Out: the same below the folder of the built site, with the folders that they need. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param outDir absolute path of the built site
 * @param files content of each file by its route, `/openapi/v2.yaml`
 */
export function writeFiles(outDir: string, files: Iterable<readonly [string, string | Uint8Array]>): void {
  for (const [route, content] of files) {
    const file = path.join(outDir, route);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
