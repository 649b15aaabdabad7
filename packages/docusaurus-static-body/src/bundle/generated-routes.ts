/**
 * In: what Docusaurus generates about the routes of a site. Out: the text of a module with the routes that are no documents, for the browser: a list that does not
 * grow with the number of documents, which are found by their addresses.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the modules of a route; props may be nested. */
type Names = string | readonly Names[] | { readonly [prop: string]: Names };

/** A route as `routesChunkNames.json` has it, under its path and a hash. */
type Route = Readonly<Record<string, Names>> & {
  readonly __comp: string;
  readonly __context?: { readonly plugin: string };
};

/** What the documentation is made of. Each is drawn in the browser from the data in a page's HTML. */
const OF_DOCUMENTS = new Set([
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
]);

/** `"17896441": [() => import(… "@theme/DocItem"), …]`: the modules by their names. */
const MODULE = /^ *"([^"]+)": \[\(\) => import\((?:\/\*.*?\*\/)? ?("[^"]+")\)/gm;

/**
 * @param generatedFilesDir where Docusaurus generates files
 * @returns text of the module
 * @throws Error for a page that is drawn inside of the frame of the documentation and is no document, and for files of another form
 */
export function generatedRoutes(generatedFilesDir: string): string {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const found = read('registry.js').matchAll(MODULE);
  const modules = new Map(Array.from(found, ([, name, module = '']) => [name, JSON.parse(module) as string]));
  const moduleOf = (name: string): string => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`registry.js has no module ${name} in the form that is known.`);
    return module;
  };
  const loading = (names: Names): string => {
    if (typeof names === 'string') return `() => import(${JSON.stringify(moduleOf(names))})`;
    if (isList(names)) return `[${names.map(loading).join(', ')}]`;
    const entries = Object.entries(names).map(([prop, name]) => `${JSON.stringify(prop)}: ${loading(name)}`);
    return `{ ${entries.join(', ')} }`;
  };
  const routes = JSON.parse(read('routesChunkNames.json')) as Record<string, Route>;
  const lines = Object.entries(routes).flatMap(([key, { __context, ...parts }]) => {
    const route = key.slice(0, key.lastIndexOf('-'));
    const component = moduleOf(parts.__comp);
    if (OF_DOCUMENTS.has(component)) return [];
    if (__context === undefined)
      throw new Error(`${route} is drawn by ${component}, inside of the documentation, and is no document.`);
    const plugin = read(moduleOf(__context.plugin).replace('@generated/', ''));
    const { name, id } = JSON.parse(plugin) as { name: string; id: string };
    const shown = { path: route, plugin: { name, id } };
    return [`  { ...${JSON.stringify(shown)}, modules: ${loading(parts)} },\n`];
  });
  return `export default [\n${lines.join('')}];\n`;
}

const isList = (names: Names): names is readonly Names[] => Array.isArray(names);
