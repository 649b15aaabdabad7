/**
 * In: the bundler's configuration of the static render. Out: the same, in which SWC transpiles what comes from packages. Babel stays for the
 * site's own code, and for the browser's bundle, whose bytes every reader loads; nobody loads the bundle of the static render.
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

/**
 * @param rules of the configuration; the one for scripts becomes two
 * @throws Error where the rule is not as Docusaurus wrote it, as after an update
 */
export function transpilePackagesBySwc(rules: unknown[]): void {
  const at = rules.findIndex(isForScripts);
  const rule = rules[at];
  if (!isForScripts(rule))
    throw new Error('The rule for scripts is not where packages-by-swc.ts looks for it.');
  const options = getSwcLoaderOptions({ isServer: true, bundlerName: 'rspack' });
  rules.splice(
    at,
    1,
    { ...rule, exclude: (file: string) => IN_PACKAGE.test(file) || rule.exclude(file) },
    { ...rule, include: IN_PACKAGE, use: [{ loader: 'builtin:swc-loader', options }] },
  );
}
