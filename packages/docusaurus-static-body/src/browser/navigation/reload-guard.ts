/** Remembers in this tab which path has been reloaded for which build, so that a reload never becomes a loop. */
import { attempt } from '@gateway-docs/kit';

const KEY_PREFIX = 'static-body-reloaded:';

/** The build that this page runs: the hashed name of the runtime, which changes when any file of the build does. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="runtime~main"]')?.src ?? 'unknown';

/**
 * @param pathname path of the route whose files could not be loaded
 * @returns true once for each path and build; false when it was asked before, or when the browser keeps nothing
 */
export const allowReload = (pathname: string): boolean =>
  attempt(() => {
    const key = KEY_PREFIX + pathname;
    if (sessionStorage.getItem(key) === build()) return false;
    sessionStorage.setItem(key, build());
    return sessionStorage.getItem(key) === build();
  }) ?? false;

/** After a route has loaded, a later failure of it may reload the page again. */
export const forgetReload = (pathname: string): void =>
  attempt(() => sessionStorage.removeItem(KEY_PREFIX + pathname));
