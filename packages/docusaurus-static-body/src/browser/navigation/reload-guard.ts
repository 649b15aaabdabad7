/** Remembers in this tab which path has been reloaded for which build, so that a reload never becomes a loop. */
const KEY_PREFIX = 'static-body-reloaded:';

/** The build that this page runs: the hashed name of the runtime, which changes when any file of the build does. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="runtime~main"]')?.src ?? 'unknown';

/**
 * @param pathname path of the route whose files could not be loaded
 * @returns true once for each path and build; false when it was asked before, or when the browser keeps nothing
 */
export function allowReload(pathname: string): boolean {
  try {
    const key = KEY_PREFIX + pathname;
    if (sessionStorage.getItem(key) === build()) return false;
    sessionStorage.setItem(key, build());
    return sessionStorage.getItem(key) === build();
  } catch {
    return false;
  }
}

/** After a route has loaded, a later failure of it may reload the page again. */
export function forgetReload(pathname: string): void {
  try {
    sessionStorage.removeItem(KEY_PREFIX + pathname);
  } catch {
    // Storage that cannot be used has nothing to forget.
  }
}
