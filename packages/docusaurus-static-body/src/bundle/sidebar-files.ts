/**
 * In: the folder that Docusaurus generates for its docs instances. Out: the files of their sidebars, and the module that loads them.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The files in which Docusaurus puts the sidebars of a docs instance, as it names them below `.docusaurus`. */
export interface InstanceFiles {
  /** Id of the docs instance. */
  readonly id: string;
  /** File names of its versions. */
  readonly names: readonly string[];
}

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
 * @returns the instances of this build; one that was renamed, or is of another branch, has left a folder without sidebars
 */
export function instancesIn(docs: string): InstanceFiles[] {
  return readdirSync(docs).flatMap((id) => {
    const folder = path.join(docs, id, 'p');
    return existsSync(folder) ? [{ id, names: readdirSync(folder) }] : [];
  });
}

/**
 * @param instances every docs instance
 * @returns the text of a module that exports functions, each of which loads the sidebars of one instance
 */
export function sidebarsModule(instances: readonly InstanceFiles[]): string {
  const lines = instances.flatMap(({ id, names }) =>
    names.map(
      (name) =>
        `  () => import('@generated/docusaurus-plugin-content-docs/${id}/p/${name}').then((m) => m.default),\n`,
    ),
  );
  return `export default [\n${lines.join('')}];\n`;
}
