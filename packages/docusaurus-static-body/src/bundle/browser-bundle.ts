/**
 * In: Docusaurus' setup of the browser's bundle. Out: one in which documents are no scripts: their bodies stay as the static HTML has them. The
 * static render uses the originals, and both draw the same HTML.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFiles } from '@gateway-docs/kit/files';
import type { StaticBodyOptions } from '../options';
import { generatedRoutes } from './generated-routes';
import { NOTHING, browserFile, replacedFiles, type Replaced } from './patches';
import { purePackages } from './pure-packages';
import { sidebarFilesIn, sidebarFolder, sidebarsModule } from './sidebar-files';
import { nameStably } from './stable-names';
import trimGenerated from './trim-generated.cjs';

/** As Docusaurus hands it to a plugin, and what it takes back. */
export type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Modules of which the browser gets nothing, as the site asks. */
function leftOut(siteDir: string, modules: readonly string[]): Replaced {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  return Object.fromEntries(modules.map((module) => [`${fromSite.resolve(module)}$`, browserFile(NOTHING)]));
}

/** Writes the modules by which the browser finds whole sidebars and other pages; what they are made from exists when this is called. */
function writeModules(generatedFilesDir: string): void {
  const sidebars = sidebarFilesIn(sidebarFolder(generatedFilesDir));
  writeFiles(path.join(generatedFilesDir, 'static-body/default'), [
    ['sidebars.js', sidebarsModule(sidebars)],
    ['routes.js', generatedRoutes(generatedFilesDir)],
  ]);
}

/** A loader that sees the text of modules before all others do. */
const loader = (name: string, include: string | readonly string[], test?: RegExp): object => ({
  enforce: 'pre',
  include,
  ...(test ? { test } : {}),
  use: path.join(__dirname, name),
});

/** What does not depend on how pages are made: the development server has it too. */
export function everyBrowserBundle(
  { siteDir, generatedFilesDir }: LoadContext,
  { leaveOut = [], withoutPageLists = false }: StaticBodyOptions,
  isStatic: boolean,
): { readonly alias: Replaced; readonly rules: readonly object[] } {
  const names = trimGenerated.files.filter((name) => withoutPageLists || name !== 'globalData.json');
  const trimmed = names.map((name) => path.join(generatedFilesDir, name));
  return {
    alias: { ...replacedFiles(isStatic), ...leftOut(siteDir, leaveOut) },
    rules: [purePackages(), loader('trim-generated.cjs', trimmed)],
  };
}

/**
 * @param config the minifiers in it are told to name variables by the sources alone
 * @param isStatic whether pages are HTML
 * @returns what is merged into the configuration
 */
export function browserBundle(
  config: BundlerConfig,
  context: LoadContext,
  options: StaticBodyOptions,
  isStatic: boolean,
): BundlerOptions {
  const { generatedFilesDir } = context;
  const { alias, rules } = everyBrowserBundle(context, options, isStatic);
  nameStably(config.optimization?.minimizer ?? []);
  if (isStatic) writeModules(generatedFilesDir);
  const routes = { [`${path.join(generatedFilesDir, 'routes.js')}$`]: browserFile('pages/routes.ts') };
  const sidebars = loader('sidebars-only.cjs', sidebarFolder(generatedFilesDir), /\.json$/);
  return {
    resolve: { alias: isStatic ? { ...alias, ...routes } : alias },
    module: { rules: isStatic ? [...rules, sidebars] : [...rules] },
    // What is loaded later, such as an island or a worker, brings its libraries in its own file: it starts a round trip sooner.
    optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } },
  };
}
