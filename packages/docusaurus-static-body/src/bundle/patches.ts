/**
 * The files of Docusaurus that the browser gets from this package instead, each with the file of `browser/` that takes its place. PATCHES.md has the
 * reason, the recorded content and the test of each; `originals.test.ts` compares them.
 */
import path from 'node:path';

export interface Patch {
  /** The replaced file: package, then path inside it. */
  readonly original: string;
  /** File in `browser/`; none where nothing takes its place. */
  readonly replacement: string | undefined;
}

/** However pages are made: what a navigation shows while it takes long, and when it fails. */
const NAVIGATION: readonly Patch[] = [
  {
    original: '@docusaurus/core/lib/client/PendingNavigation.js',
    replacement: 'navigation/PendingNavigation.tsx',
  },
  { original: '@docusaurus/core/lib/client/preload.js', replacement: 'navigation/preload.ts' },
  { original: '@docusaurus/theme-classic/lib/nprogress.js', replacement: undefined },
];

/** Where pages are HTML. */
const STATIC: readonly Patch[] = [
  { original: '@docusaurus/core/lib/client/docusaurus.js', replacement: 'pages/ahead.ts' },
  {
    original: '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js',
    replacement: 'pages/PageBody.tsx',
  },
];

export const PATCHES: readonly Patch[] = [...NAVIGATION, ...STATIC];

/** @returns absolute path of a file that runs in the browser */
export const browserFile = (file: string): string => path.join(__dirname, '../browser', file);

/** For the bundler: absolute path of a file (`$`: this file alone) → absolute path of what stands for it. */
export type Replaced = Record<string, string>;

/** What stands for a module of which the browser gets nothing. */
export const NOTHING = 'nothing.ts';

/**
 * @param isStatic whether pages are HTML
 * @returns what is replaced. The bundler looks here after it has found a file, so it does not matter how the file was asked for.
 * @throws Error of Node, when an original is no longer where it was
 */
export function replacedFiles(isStatic: boolean): Replaced {
  const patches = isStatic ? PATCHES : NAVIGATION;
  return Object.fromEntries(
    patches.map(({ original, replacement }) => [
      `${require.resolve(original)}$`,
      browserFile(replacement ?? NOTHING),
    ]),
  );
}
