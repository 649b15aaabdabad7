/**
 * In: the folder of a peer's build. Out: a Brotli copy beside each text file, as this site's own build writes them: all sites are served compressed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listFiles } from '@gateway-docs/kit/files';

const TEXT = /\.(?:html|css|js|mjs|json|svg|txt|md|xml|webmanifest)$/;

/** @param folder absolute path of the built site */
export async function compress(folder: string): Promise<void> {
  for (const file of listFiles(folder, '').filter((name) => TEXT.test(name))) {
    const data = readFileSync(path.join(folder, file));
    const small = await promisify(brotliCompress)(data);
    if (small.length < data.length) writeFileSync(path.join(folder, `${file}.br`), small);
  }
}
