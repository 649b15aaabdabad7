/**
 * @param act what a browser may refuse: to store something, or to read what is no longer as it was stored
 * @returns what comes of it; undefined where it fails
 */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
