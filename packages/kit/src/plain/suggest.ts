/**
 * In: a name that a writer typed and the names that exist. Out: the end of an error message: "Did you mean …?" with the
 * nearest names, or the list of what exists. Every error of a directive or reference ends with it.
 */
import { distance } from 'fastest-levenshtein';

/** A word this near is a likely misspelling; longer words may differ in more letters. */
const isNear = (asked: string, name: string): boolean =>
  asked !== '' && (name.includes(asked) || distance(asked, name) <= Math.min(3, Math.ceil(asked.length / 4)));

/**
 * @param asked what the writer typed
 * @param existing every name that would have been right
 * @returns the three that are most like it, the nearest first; none where none is near
 */
export const nearest = (asked: string, existing: readonly string[]): string[] =>
  existing
    .filter((name) => isNear(asked, name))
    .sort((a, b) => distance(asked, a) - distance(asked, b))
    .slice(0, 3);

/**
 * @param asked what the writer typed
 * @param existing every name that would have been right
 * @returns one sentence: the nearest three names, else all of them (at most twenty)
 */
export function suggest(asked: string, existing: Iterable<string>): string {
  const names = [...existing];
  if (names.length === 0) return 'There is none yet.';
  const near = nearest(asked, names);
  if (near.length > 0) return `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`;
  const shown = names.slice(0, 20).join(', ');
  return `These exist: ${shown}${names.length > 20 ? `, and ${names.length - 20} more` : ''}.`;
}
