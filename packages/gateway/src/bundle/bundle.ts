/**
 * In: what was read for a gateway. Out: the gateway as one file of JavaScript that needs Node 20 and nothing else, or a worker of a page, which needs no
 * Node at all. Contract, data and profile are inside. Equal sources make equal bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { precompiledChecks } from '../contract/precompile';
import type { Sources } from '../catalogue/load-catalogue';
import type { Catalogue } from '../catalogue/catalogue';
import type { PackedDocs } from '../docs/docs';
import { engineCatalogue, trimmedCatalogue } from './trimmed-catalogue';

/** Of this package: where its modules and those that it uses are found. */
const PACKAGE = path.resolve(__dirname, '../..');

/** What a bundle begins with: the module of this package whose `start` gets the catalogue, the checks, and the documentation where there is one. */
type Entry = './command/start' | './page/worker';

const entryText = (entry: Entry, docs: PackedDocs | undefined) => `
import catalogue from 'gateway:catalogue';
import { checks } from 'gateway:checks';
import { precompiledSchemas } from './contract/precompiled-schemas';
import { start } from '${entry}';
export default start({ catalogue, schemas: precompiledSchemas(checks)${docs ? `, docs: ${JSON.stringify(docs)}` : ''} });
`;

/** Modules that are made and not read. */
function madeModules(texts: Readonly<Record<string, { contents: string; loader: 'js' | 'json' }>>): Plugin {
  return {
    name: 'made-modules',
    setup(plugin) {
      plugin.onResolve({ filter: /^gateway:/ }, ({ path: name }) => ({ path: name, namespace: 'gateway' }));
      plugin.onLoad({ filter: /.*/, namespace: 'gateway' }, ({ path: name }) => {
        const made = texts[name];
        return made && { ...made, resolveDir: PACKAGE };
      });
    },
  };
}

/** Packages whose code is in each bundle; their licences have to go with it. */
const PACKAGES = ['ajv', 'ajv-formats', '@noble/hashes', 'fast-deep-equal', 'zod'];
/** Those of the file for readers alone. */
const FILE_PACKAGES = [
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/core',
  'lunr',
  'lunr-languages',
  'fastest-levenshtein',
];

function licences(packages: readonly string[]): string {
  const { resolve } = createRequire(path.join(PACKAGE, 'package.json'));
  const texts = packages.map((name) => {
    const files = (resolve.paths(name) ?? []).flatMap((folder) =>
      ['LICENSE', 'LICENSE.md'].map((file) => path.join(folder, name, file)),
    );
    const file = files.find((candidate) => existsSync(candidate)) ?? '';
    return `${name}\n\n${readFileSync(file, 'utf8').trim()}`;
  });
  return texts.join('\n\n').replaceAll('*/', '* /');
}

const licenceComment = (packages: readonly string[]) =>
  `/*\nThis file holds code of these packages:\n\n${licences(packages)}\n*/`;

/**
 * @param sources what was read for it
 * @param trim takes away what the bundle does not need
 * @param docs of the site, for the file alone
 * @param options of esbuild that differ between the bundles
 * @returns source text
 */
async function bundle(
  { catalogue, documents }: Sources,
  entry: Entry,
  trim: (catalogue: Catalogue) => Catalogue,
  docs: PackedDocs | undefined,
  options: BuildOptions,
): Promise<string> {
  const trimmed = trim(catalogue);
  const { outputFiles = [] } = await build({
    stdin: {
      contents: entryText(entry, docs),
      resolveDir: path.join(PACKAGE, 'src'),
      sourcefile: 'bundle-entry.ts',
    },
    plugins: [
      madeModules({
        'gateway:catalogue': { contents: JSON.stringify(trimmed), loader: 'json' },
        'gateway:checks': { contents: precompiledChecks(trimmed.calls, documents), loader: 'js' },
      }),
    ],
    absWorkingDir: PACKAGE,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The gateway for a reader's machine.
 * @param docs of the site; without them the commands that need them say so
 * @returns source text
 */
export const bundleGateway = (sources: Sources, docs?: PackedDocs): Promise<string> =>
  bundle(sources, './command/start', trimmedCatalogue, docs, {
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: '#!/usr/bin/env node' },
    footer: { js: licenceComment([...PACKAGES, ...FILE_PACKAGES]) },
  });

/**
 * The gateway for a page, as a classic worker: a module of Node in it is an error.
 * @returns source text
 */
export const bundleWorker = (sources: Sources): Promise<string> =>
  bundle(sources, './page/worker', engineCatalogue, undefined, {
    platform: 'browser',
    format: 'iife',
    minify: true,
    footer: { js: licenceComment(PACKAGES) },
  });
