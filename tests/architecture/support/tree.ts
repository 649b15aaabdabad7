/** The files of the repository, for tests that look at all of them. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');

/** Made by tools, or not ours: by name wherever they stand, or only at the root. */
const NOT_SOURCE =
  /(^|\/)(node_modules|\.git|\.docusaurus|test-results|coverage)$|^(sandbox|packages\/gateway)\/(.*\/)?generated$|^build(-[a-z]+)*$/;

/** Folders that are packages of their own, below the root: `packages/kit`. */
export const workspaces: readonly string[] = readdirSync(path.join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .sort();

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/**
 * @param folders folders below the root; without any, the whole tree
 * @param pattern which files, by their path
 * @returns path and text of each
 * @throws Error where there is none: a check of nothing would pass for ever
 */
export function sourceFiles(folders: readonly string[], pattern: RegExp): SourceFile[] {
  const files = (folders.length > 0 ? folders : ['.']).flatMap((folder) => walk(path.join(root, folder)));
  const chosen = files.map(fromRoot).filter((file) => pattern.test(file));
  if (chosen.length === 0)
    throw new Error(`No file in ${folders.join(', ') || 'the tree'} matches ${pattern}.`);
  return chosen.sort().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** @returns names of the folders directly below a folder */
export function foldersIn(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** @returns `file:line: text` of each line that matches, for messages that a reader can follow */
export function linesWith(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
}

function fromRoot(file: string): string {
  return path.relative(root, file).replaceAll(path.sep, '/');
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (NOT_SOURCE.test(fromRoot(full))) return [];
    return entry.isDirectory() ? walk(full) : [full];
  });
}
