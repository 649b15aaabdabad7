/**
 * In: the minifiers of the browser bundle. Out: the same, with bytes that depend on the sources alone.
 * A reader feels it after each release: a script whose bytes change has another name, which every page then asks for, and is downloaded
 * again. The minifier gives the shortest names to the letters that occur most often. A script that names other scripts is counted while
 * it holds their provisional hashes, and these differ between a build with caches and one without: same program, other names of
 * variables, another file for nothing. Without that count the names follow from the program, and all scripts together are 30 bytes longer.
 * `tests/built-site/determinism.test.ts` fails without it.
 */
import { rspack } from '@docusaurus/faster';

/**
 * @param minimizers as Docusaurus sets them up; the one for scripts is told not to count letters
 * @throws Error when that one has no options that could be changed, as after an update of Rspack
 */
export function nameStably(minimizers: readonly unknown[]): void {
  for (const minimizer of minimizers) {
    if (!(minimizer instanceof rspack.SwcJsMinimizerRspackPlugin)) continue;
    const options = minimizer._args[0]?.minimizerOptions;
    if (!options) throw new Error("The minifier's options are not where stable-names.ts looks for them.");
    // Rspack hands this on to SWC, but has no type for it.
    Object.assign(options, { mangle: { disableCharFreq: true } });
  }
}
