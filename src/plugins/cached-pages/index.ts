/**
 * In: the pages as the last build rendered them. Out: a build that renders what would be another page now, and takes the others as they are. What is cached is what
 * React has drawn, without the head, which names the scripts of each build. README.md says how.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cachePath } from '@gateway-docs/kit/files';
import { CACHED_PAGES_FOLDER, CACHED_PAGES_VARIABLE, type Place } from './cached-pages';

/** Removes what this build has neither made nor taken. */
function forget(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < before) rmSync(file);
  }
}

/** Docusaurus plugin; takes no options. */
export default function cachedPages({ generatedFilesDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const folder = cachePath(generatedFilesDir, CACHED_PAGES_FOLDER);
  const begun = Date.now();
  return {
    name: 'cached-pages',
    configureWebpack(config, isServer) {
      if (!isServer || !isBuild || folder === undefined) return {};
      mkdirSync(folder, { recursive: true });
      const place: Place = {
        folder,
        bundle: config.output?.path ?? '',
        chunkNames: path.join(generatedFilesDir, 'routesChunkNames.json'),
      };
      // The threads that render have the environment of the process.
      process.env[CACHED_PAGES_VARIABLE] = JSON.stringify(place);
      return {
        entry: { main: path.join(__dirname, 'render.ts') },
        // Without a hash in their names, a page that changes leaves the main file of the bundle as it is.
        output: { chunkFilename: 'assets/js/[name].js' },
        mergeStrategy: { 'entry.main': 'replace' },
      };
    },
    postBuild() {
      if (folder !== undefined) forget(folder, begun);
      return Promise.resolve();
    },
  };
}
