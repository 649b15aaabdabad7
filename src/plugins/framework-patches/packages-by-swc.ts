/**
 * In: the bundler's configuration. Out: the same, in which SWC transpiles what comes from packages: a tenth of a cold build's processor time
 * less, for scripts of the same size (docs-dev/decisions/04-bundler.md). Babel stays for the site's own code.
 *
 * In the static render SWC also takes the registry, which imports the pages: it leaves `import()` as it is, so that each page is a file of
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

/** Which bundle is configured: the one of the static render has a registry, the one of the browser has none. */
export type Bundle = { readonly isServer: false } | { readonly isServer: true; readonly registry: string };

/**
 * @param rules of the configuration; the one for scripts becomes two
 * @param bundle with the absolute path of the generated module that imports the pages, if it has one
 * @throws Error where the rule is not as Docusaurus wrote it, as after an update
 */
export function transpilePackagesBySwc(rules: unknown[], bundle: Bundle): void {
  const at = rules.findIndex(isForScripts);
  const rule = rules[at];
  if (!isForScripts(rule))
    throw new Error('The rule for scripts is not where packages-by-swc.ts looks for it.');
  const isForSwc = (file: string): boolean =>
    IN_PACKAGE.test(file) || (bundle.isServer && file === bundle.registry);
  const options = getSwcLoaderOptions({ isServer: bundle.isServer, bundlerName: 'rspack' });
  rules.splice(
    at,
    1,
    { ...rule, exclude: (file: string) => isForSwc(file) || rule.exclude(file) },
    { ...rule, include: isForSwc, use: [{ loader: 'builtin:swc-loader', options }] },
  );
}
