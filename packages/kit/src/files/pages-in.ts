/** In: the folder of a built site. Out: its pages, one after the other, in an order that does not depend on the file system. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

/** @param outDir absolute path of the built site */
export function* pagesIn(outDir: string): Generator<Readonly<Record<'name' | 'file' | 'html', string>>> {
  for (const name of listFiles(outDir, '').filter((one) => one.endsWith('.html'))) {
    const file = path.join(outDir, name);
    yield { name, file, html: readFileSync(file, 'utf8') };
  }
}
