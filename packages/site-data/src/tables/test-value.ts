/** In: a value of a request and what a row of the test data looks for. Out: whether the row is meant, by each kind of match. */
export const MATCHES = {
  equals: (value: string, part: string): boolean => value === part,
  starts_with: (value: string, part: string): boolean => value.startsWith(part),
  ends_with: (value: string, part: string): boolean => value.endsWith(part),
};
