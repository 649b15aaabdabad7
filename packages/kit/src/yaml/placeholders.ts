/**
 * In: the text of a page or a data file. Out: the places of its template that nobody has filled, `‹what to write here›`. A template
 * must not reach a reader, and its places say themselves what belongs there: the message repeats them with their lines.
 */

/** A place, or a mark that is left over from one. No text of the site uses these quotation marks. */
const PLACEHOLDER = /‹[^‹›]*›|[‹›]/g;
/** Beyond these nobody reads a list of lines; the next build names the others. */
const MAX_LINES = 12;

/**
 * @param text the whole file, front matter included
 * @returns places in the order of the file, each with its line and, on one line, its text with the marks
 */
export function findPlaceholders(text: string) {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: found.replaceAll(/\s+/g, ' '),
  }));
}

export type Placeholder = ReturnType<typeof findPlaceholders>[number];

function others(placeholders: readonly Placeholder[]): string {
  const lines = [...new Set(placeholders.map(({ line }) => line))];
  if (lines.length === 0) return '';
  const shown = lines.slice(0, MAX_LINES).join(', ');
  const more = lines.length > MAX_LINES ? ' and further down' : '';
  return ` ${placeholders.length} more, in ${lines.length === 1 ? 'line' : 'lines'} ${shown}${more}.`;
}

/**
 * @param first the place to begin with
 * @param rest those that follow it
 * @returns the text of the first place, what to do with it, and where the others are
 */
export const explainPlaceholders = (first: Placeholder, rest: readonly Placeholder[]): string =>
  `Not filled yet: ${first.text} Write in its place, marks included, or take it out.${others(rest)}`;

/**
 * @param file path for the message
 * @param text what to look through; its first line is line 1 of the file
 * @throws Error with file, line and text of the first place, and the lines of the others
 */
export function refusePlaceholders(file: string, text: string): void {
  const [first, ...rest] = findPlaceholders(text);
  if (first) throw new Error(`${file}:${first.line}: ${explainPlaceholders(first, rest)}`);
}
