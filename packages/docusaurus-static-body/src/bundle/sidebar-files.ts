/**
 * In: the folder that Docusaurus generates for its docs instances. Out: the files of their sidebars, and the module that loads them.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

/** @returns where Docusaurus puts what it knows of the docs instances */
export const sidebarFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');

/**
 * Takes away what an earlier build left. Docusaurus names these files after the base path: those of a build with another one would stand beside
 * its own, and their sidebars in its place. It writes its own after all plugins have been made.
 */
export function removeOldSidebars(generatedFilesDir: string): void {
  const docs = sidebarFolder(generatedFilesDir);
  if (!existsSync(docs)) return;
  for (const id of readdirSync(docs)) rmSync(path.join(docs, id, 'p'), { recursive: true, force: true });
}

/**
 * @param docs absolute path of the folder that has a folder for each docs instance
 * @returns the files of this build, relative to it; an instance that was renamed, or is of another branch, has left a folder without any
 */
export const sidebarFilesIn = (docs: string): string[] =>
  readdirSync(docs).flatMap((id) => listFiles(docs, path.join(id, 'p')));

/**
 * @param files what `sidebarFilesIn` returned
 * @returns the text of a module that exports functions, each of which loads the sidebars of one version of an instance
 */
export function sidebarsModule(files: readonly string[]): string {
  const lines = files.map(
    (file) => `  () => import('@generated/docusaurus-plugin-content-docs/${file}').then((m) => m.default),\n`,
  );
  return `export default [\n${lines.join('')}];\n`;
}
