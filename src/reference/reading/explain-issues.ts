/**
 * In: the zod error of one data file. Out: a message for the person who edited the file: file, place, what is wrong.
 * Every loader of `data/` reports through this, so that all messages read alike.
 */
import type { ZodError } from 'zod';

/**
 * @param file path of the file, relative to the repository's root
 * @param error what zod found
 * @returns one line for the file and one for each issue: `  rows[3].code: …`
 */
export function explainIssues(file: string, error: ZodError): string {
  const lines = error.issues.map((issue) => `  ${location(issue.path)}: ${issue.message}`);
  return [`${file} is not valid:`, ...lines].join('\n');
}

function location(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(whole file)';
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`))
    .join('');
}
