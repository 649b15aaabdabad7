/**
 * The files of Docusaurus that the browser gets from this site instead, each with the file in `client/` that takes its place.
 * README.md beside this file has the reason, the saving, the recorded content and the test of each; `originals.test.ts` compares them.
 */
import path from 'node:path';

export interface Patch {
  /** The replaced file: package, then path inside it. */
  readonly original: string;
  /** File in `client/`. */
  readonly replacement: string;
}

/** Every replaced file; those of the navigation first. */
export const PATCHES: readonly Patch[] = [
  { original: '@docusaurus/core/lib/client/PendingNavigation.js', replacement: 'PendingNavigation.tsx' },
  { original: '@docusaurus/core/lib/client/preload.js', replacement: 'preload.ts' },
  { original: 'react-loadable/lib/index.js', replacement: 'Loadable.tsx' },
  { original: 'react-helmet-async/lib/index.module.js', replacement: 'react-helmet-async.ts' },
  { original: '@docusaurus/theme-classic/lib/nprogress.js', replacement: 'no-effect.ts' },
  { original: '@docusaurus/theme-classic/lib/prism-include-languages.js', replacement: 'no-effect.ts' },
  { original: 'infima/dist/css/default/default.css', replacement: 'no-effect.ts' },
];

/**
 * @returns for the bundler: absolute path of each original (`$`: this file alone) → absolute path of its replacement. The bundler
 *   looks here after it has found a file, so it does not matter how the file was asked for.
 * @throws Error of Node, when an original is no longer where it was
 */
export function replacedFiles(): Record<string, string> {
  return Object.fromEntries(
    PATCHES.map(({ original, replacement }) => [
      `${require.resolve(original)}$`,
      path.join(__dirname, 'client', replacement),
    ]),
  );
}
