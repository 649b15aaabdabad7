/**
 * In: a built site. Out: its pages, in which the script of the head asks for the worker by its file. The name has the hash of what the bundler made, which
 * is known only now.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesIn } from '@gateway-docs/kit/files';
import { UNNAMED_WORKER } from './head-script';

/**
 * @param outDir absolute path of the build
 * @throws Error where the bundle has no worker
 */
export function nameWorker(outDir: string): void {
  const { dir, name } = path.posix.parse(UNNAMED_WORKER);
  const named = new RegExp(`^${name}\\.\\w+\\.js$`);
  const file = readdirSync(path.join(outDir, dir)).find((one) => named.test(one));
  if (file === undefined) throw new Error(`The bundle has no worker of the search: no ${dir}/${name}.*.js`);
  for (const { file: page, html } of pagesIn(outDir)) {
    if (html.includes(UNNAMED_WORKER))
      writeFileSync(page, html.replace(UNNAMED_WORKER, path.posix.join(dir, file)));
  }
}
