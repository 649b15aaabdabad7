/** A browser may forbid a page to store anything, or have no room. */
export function inStore<Result>(
  place: 'localStorage' | 'sessionStorage',
  act: (store: Storage) => Result,
): Result | undefined {
  try {
    return act(window[place]);
  } catch {
    return undefined;
  }
}
