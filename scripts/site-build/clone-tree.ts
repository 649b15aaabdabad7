/** In: the repository. Out: a copy of it as after `git clone` and `npm ci`, what is not committed yet included. */
import { constants, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@gateway-docs/bench/copy-tree';

/** Where the file system can, copies share their bytes until one is changed. The links of workspaces lead into the copy. */
const AS_IT_IS = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE } as const;

/**
 * @param root absolute path of the repository's root
 * @param folder absolute path of the copy, which does not exist yet
 */
export function cloneTree(root: string, folder: string): void {
  copyTree(root, folder);
  rmSync(path.join(folder, 'packages/gateway/src/generated'), { recursive: true, force: true });
  const packages = readdirSync(path.join(root, 'node_modules'))
    .filter((name) => name !== '.cache')
    .map((name) => path.join('node_modules', name));
  // Pages show the days of the history, where there is one.
  for (const name of ['.git', ...packages].filter((one) => existsSync(path.join(root, one))))
    cpSync(path.join(root, name), path.join(folder, name), AS_IT_IS);
}
