/**
 * In: the writers' server. Out: what an edit needs, loaded before the first one. Over a used cache all pages come from the bundler's cache, so
 * nobody has loaded the facts and the code of directives yet, and the first edit would wait 1.5 seconds longer than the others.
 */
import type { Site } from '@gateway-docs/contract';

const NAME = 'ready-for-edits';
/** Milliseconds in which the server sends the first page, which goes first. */
const FIRST_PAGE = 2_000;

interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, call: () => void): void } };
}

async function loadWhatEditsNeed(site: Site): Promise<void> {
  const { loadSiteData } = await import('../../remark/prepare-page');
  await loadSiteData(site);
}

/**
 * @param site whose data an edit needs
 * @returns a plugin of the bundler; in a build it does nothing
 */
export function readyForEdits(site: Site): { apply(compiler: Compiler): void } {
  let isBegun = process.env.NODE_ENV === 'production';
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    // A mistake in the facts is the message of the first page that is compiled; here nobody waits for it.
    setTimeout(() => void loadWhatEditsNeed(site).catch(() => undefined), FIRST_PAGE).unref();
  };
  return { apply: ({ hooks }) => hooks.done.tap(NAME, begin) };
}
