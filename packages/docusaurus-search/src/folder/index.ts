/**
 * In: a built site with its index. Out: files by which its search page works when the site is opened from a folder. There a browser loads scripts and no
 * data, and starts no worker: each part of the index becomes a script that hands it over, and the engine runs in the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { listFiles } from '@gateway-docs/kit/files';
import type { SiteSearch } from '../plugin/options';
import { SCRIPT, TAKE } from './names';

/** Files by their paths in the site, and which of them the search page loads. */
export interface FolderSearch {
  readonly script: string;
  readonly styles: string;
  readonly files: readonly (readonly [string, string])[];
}

const FOLDER = 'search-index/';

/**
 * @param outDir absolute path of the built site
 * @param site what it says of itself
 * @throws where the script cannot be made
 */
export async function searchInFolder(
  outDir: string,
  { contexts, versions, kinds }: Pick<SiteSearch, 'contexts' | 'versions' | 'kinds'>,
): Promise<FolderSearch> {
  const parts = listFiles(outDir, FOLDER).filter((file) => file.endsWith('.json'));
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './page';\nstart(${JSON.stringify({ contexts, versions, kinds })});\n`,
      resolveDir: __dirname,
    },
    absWorkingDir: __dirname,
    outfile: `/${SCRIPT}`,
    bundle: true,
    write: false,
    minify: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    logLevel: 'warning',
  });
  const made = outputFiles.map(({ path: file, text }) => [file.slice(1), text] as const);
  const handedOver = parts.map((file) => {
    const text = readFileSync(path.join(outDir, file), 'utf8');
    return [file.replace(/json$/, 'js'), `${TAKE}(${JSON.stringify(file)},${text})`] as const;
  });
  return { script: SCRIPT, styles: SCRIPT.replace(/js$/, 'css'), files: [...made, ...handedOver] };
}
