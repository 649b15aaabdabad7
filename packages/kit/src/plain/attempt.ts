/**
 * @param act what the outside may make fail: a text that may be no JSON, a file that may be gone, a browser that may store nothing
 * @returns what comes of it; undefined where it fails
 */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
