/**
 * In: the zod error of one data file. Out: a message for the person who edited the file: file, place, what is wrong.
 * Every loader of `data/` reports through this, so that all messages read alike.
 */
import type { ZodError } from 'zod';
import { locate } from './locate';

type Issue = ZodError['issues'][number];

/** An unknown key is an issue of the map that has it; its writer looks for the key. */
const placeOf = (issue: Issue, text: string): string =>
  issue.code === 'unrecognized_keys'
    ? locate(text, [...issue.path, ...issue.keys.slice(0, 1)], 'key')
    : locate(text, issue.path);

/**
 * @param file path of the file, relative to the repository's root
 * @param error what zod found
 * @param text of the file, when it is YAML: each issue then says where it stands and what was found there
 * @returns one line for the file and one for each issue: `  rows[3].code: … (line 31, column 8: "x")`
 */
export function explainIssues(file: string, error: ZodError, text?: string): string {
  const lines = error.issues.map((issue) => {
    const place = text === undefined ? '' : placeOf(issue, text);
    return `  ${location(issue.path)}: ${issue.message}${place && ` ${place}`}`;
  });
  return [`${file} is not valid:`, ...lines].join('\n');
}

function location(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(whole file)';
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`))
    .join('');
}
