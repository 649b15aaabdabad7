/**
 * In: Docusaurus' setup of the browser's bundle. Out: one in which the pages are no scripts: their bodies stay as the static HTML has
 * them, and a navigation takes the next one from the HTML of its page. README.md says how, and how to switch it off.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPublishedFiles } from './published-files';
import { instancesIn, sidebarsModule } from './sidebar-files';
import { isStockWay } from './stock-way';

const client = (file: string): string => path.join(__dirname, 'client', file);

/** Modules of Docusaurus and of its generated files that the browser gets from `client/`. */
function replacedModules(generatedFilesDir: string): Record<string, string> {
  return {
    [`${path.join(generatedFilesDir, 'routes.js')}$`]: client('routes.ts'),
    [`${require.resolve('@docusaurus/core/lib/client/docusaurus.js')}$`]: client('ahead.ts'),
    [`${require.resolve('@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js')}$`]:
      client('PageBody.tsx'),
  };
}

const sidebarFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');

/**
 * Takes away what an earlier build left. Docusaurus names these files after the base path: those of another profile would stand beside
 * its own, and their sidebars in its place. It writes its own after all plugins have been made.
 */
function removeOldSidebars(generatedFilesDir: string): void {
  const docs = sidebarFolder(generatedFilesDir);
  if (!existsSync(docs)) return;
  for (const id of readdirSync(docs)) rmSync(path.join(docs, id, 'p'), { recursive: true, force: true });
}

/** Writes the module by which the browser finds the whole sidebars; Docusaurus' own files of them exist when this is called. */
function writeSidebarsModule(generatedFilesDir: string): void {
  const folder = path.join(generatedFilesDir, 'static-pages', 'default');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'sidebars.js'),
    sidebarsModule(instancesIn(sidebarFolder(generatedFilesDir))),
  );
}

/** Docusaurus plugin; takes no options. */
export default function staticPages({ generatedFilesDir }: LoadContext): Plugin {
  removeOldSidebars(generatedFilesDir);
  return {
    name: 'static-pages',
    async postBuild({ outDir }) {
      if (!isStockWay()) checkPublishedFiles(outDir);
      return Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      if (isServer || isStockWay()) return {};
      writeSidebarsModule(generatedFilesDir);
      return {
        resolve: { alias: replacedModules(generatedFilesDir) },
        module: {
          rules: [
            {
              enforce: 'pre',
              test: /\.json$/,
              include: sidebarFolder(generatedFilesDir),
              use: path.join(__dirname, 'sidebars-only.cjs'),
            },
          ],
        },
      };
    },
  };
}
