/**
 * In: the modules of the browser's bundle. Out: `licences.txt` beside the pages: name, version and licence of each package whose code the
 * scripts hold. Most licences ask for that. The gateway's files and the worker for reading offline carry their own.
 */
import type { Plugin } from '@docusaurus/types';
import { noticesOf } from './notices';

const NAME = 'licences';
const FILE = 'licences.txt';

/** What is used of the bundler; its own types come with another copy of it. */
interface Module {
  readonly resource?: string;
  readonly modules?: Iterable<Module>;
}
interface Compilation {
  readonly modules: Iterable<Module>;
  emitAsset(file: string, source: object): void;
  readonly hooks: { readonly processAssets: { tap(name: string, emit: () => void): void } };
}
interface Compiler {
  readonly webpack: { readonly sources: { readonly RawSource: new (text: string) => object } };
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, begin: (compilation: Compilation) => void): void };
  };
}

/** The files of a module, and of those that the bundler has joined in it. */
const filesOf = ({ resource, modules = [] }: Module): string[] => [
  ...(resource === undefined ? [] : [resource]),
  ...Array.from(modules).flatMap(filesOf),
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
