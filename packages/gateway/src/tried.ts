/**
 * For what the outside decides, such as a text that may be no JSON and a browser that may store nothing.
 * @returns what `act` gives; undefined where it throws
 */
export function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
