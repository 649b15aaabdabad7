/**
 * In: the modules of the browser's bundle. Out: `licences.txt` beside the pages: name, version and licence of each package whose code the
 * scripts hold. Most licences ask for that. The gateway's files and the worker for reading offline carry their own.
 */
import type { Plugin } from '@docusaurus/types';
import type { Compiler, Module } from '@rspack/core';
import { noticesOf } from './notices';

const NAME = 'licences';
const FILE = 'licences.txt';

/** A file, or several that the bundler has joined. */
type Sources = Module & { readonly resource?: string; readonly modules?: readonly Module[] };

const filesOf = ({ resource, modules = [] }: Sources): string[] => [
  ...(resource === undefined ? [] : [resource]),
  ...modules.flatMap(filesOf),
];

const emitNotices = {
  apply: ({ hooks, webpack }: Compiler): void =>
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap(NAME, () => {
        const text = noticesOf(Array.from(compilation.modules).flatMap(filesOf));
        compilation.emitAsset(FILE, new webpack.sources.RawSource(text));
      }),
    ),
};

/** Docusaurus plugin; takes no options. */
export default function licences(): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : { plugins: [emitNotices as never] },
  };
}
