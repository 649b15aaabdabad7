/**
 * In: the bundler's configuration. Out: the same, in which SWC transpiles scripts in place of Babel, in a seventh less of a cold build's processor time
 * and for scripts of the same size (docs-dev/decisions/04-bundler.md). Where babel.config.js has a plugin, Babel takes the site's own code.
 *
 * In the static render SWC takes the registry in any case, which imports the pages: it leaves `import()` as it is, so that each page is a file of
 * its own. Babel makes `require` of it, and so all pages one file, which every thread of the render holds whole: at 3,000 pages 400 MB of
 * script, read as twice that in memory.
 */
import { getSwcLoaderOptions } from '@docusaurus/faster';

/** The part of a rule that Docusaurus writes for scripts. */
interface ScriptRule {
  readonly test: RegExp;
  readonly exclude: (file: string) => boolean;
  readonly use: readonly { readonly loader: string }[];
}

const IN_PACKAGE = /[\\/]node_modules[\\/]/;

const isForScripts = (rule: unknown): rule is ScriptRule => {
  const { test, exclude, use } = (rule ?? {}) as Partial<ScriptRule>;
  const [first] = Array.isArray(use) ? (use as ScriptRule['use']) : [];
  return (
    test?.test('file.tsx') === true &&
    typeof exclude === 'function' &&
    (first?.loader ?? '').includes('babel-loader')
  );
};

export interface Scripts {
  /** Absolute path of the generated module that imports the pages: the static render has one, the browser's bundle has none. */
  readonly registry?: string;
  /** Whether the site's own code needs Babel (own-babel.ts). */
  readonly ownByBabel: boolean;
}

/**
 * @param rules of the configuration; the one for scripts becomes two
 * @param scripts which of them are special in this bundle
 * @throws Error where the rule is not as Docusaurus wrote it, as after an update
 */
export function transpileBySwc(rules: unknown[], { registry, ownByBabel }: Scripts): void {
  const at = rules.findIndex(isForScripts);
  const rule = rules[at];
  if (!isForScripts(rule))
    throw new Error('The rule for scripts is not where scripts-by-swc.ts looks for it.');
  const isForSwc = (file: string): boolean => !ownByBabel || IN_PACKAGE.test(file) || file === registry;
  const options = getSwcLoaderOptions({ isServer: registry !== undefined, bundlerName: 'rspack' });
  rules.splice(
    at,
    1,
    { ...rule, exclude: (file: string) => isForSwc(file) || rule.exclude(file) },
    { ...rule, include: isForSwc, use: [{ loader: 'builtin:swc-loader', options }] },
  );
}
