/**
 * In: the writers' server. Out: what an edit needs, loaded before the first one. Over a used cache all pages come from the bundler's cache, so
 * nobody has loaded the facts and the code of directives yet, and the first edit would wait 1.5 seconds longer than the others.
 */
import { isBuild } from '@gateway-docs/site-data/reading';

const NAME = 'ready-for-edits';
/** Milliseconds in which the server sends the first page, which goes first. */
const FIRST_PAGE = 2_000;

interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, call: () => void): void } };
}

async function loadWhatEditsNeed(siteDir: string): Promise<void> {
  const { loadFacts } = await import('../../remark/prepare-page');
  await loadFacts(siteDir);
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns a plugin of the bundler; in a build it does nothing
 */
export function readyForEdits(siteDir: string): { apply(compiler: Compiler): void } {
  let isBegun = isBuild();
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    // A mistake in the facts is the message of the first page that is compiled; here nobody waits for it.
    setTimeout(() => void loadWhatEditsNeed(siteDir).catch(() => undefined), FIRST_PAGE).unref();
  };
  return { apply: ({ hooks }) => hooks.done.tap(NAME, begin) };
}
