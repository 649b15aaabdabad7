/**
 * The files of Docusaurus that the browser gets from this package instead, each with the file of `browser/` that takes its place. PATCHES.md has the
 * reason, the recorded content and the test of each; `originals.test.ts` compares them.
 */
import path from 'node:path';

/** What stands for a module of which the browser gets nothing. */
export const NOTHING = 'nothing.ts';

/** A replaced file, as package and path inside it → the file in `browser/` in its place. */
type Patches = Readonly<Record<string, string>>;

/** However pages are made: what a navigation shows while it takes long, and when it fails. */
const NAVIGATION: Patches = {
  '@docusaurus/core/lib/client/PendingNavigation.js': 'navigation/PendingNavigation.tsx',
  '@docusaurus/core/lib/client/preload.js': 'navigation/preload.ts',
  '@docusaurus/theme-classic/lib/nprogress.js': NOTHING,
};

/** Where pages are HTML. */
export const PATCHES: Patches = {
  ...NAVIGATION,
  '@docusaurus/core/lib/client/docusaurus.js': 'pages/ahead.ts',
  '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js': 'pages/PageBody.tsx',
};

/** @returns absolute path of a file that runs in the browser */
export const browserFile = (file: string): string => path.join(__dirname, '../browser', file);

/** For the bundler: absolute path of a file (`$`: this file alone) → absolute path of what stands for it. */
export type Replaced = Record<string, string>;

/**
 * @param isStatic whether pages are HTML
 * @returns what is replaced. The bundler looks here after it has found a file, so it does not matter how the file was asked for.
 * @throws Error of Node, when an original is no longer where it was
 */
export function replacedFiles(isStatic: boolean): Replaced {
  const patches = Object.entries(isStatic ? PATCHES : NAVIGATION);
  return Object.fromEntries(
    patches.map(([original, file]) => [`${require.resolve(original)}$`, browserFile(file)]),
  );
}
