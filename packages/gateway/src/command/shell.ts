/** JSON as a word of a POSIX shell. */
import type { JsonObject } from '../json';

/**
 * @param name of the member whose value the shell completes
 * @param prefix the fixed part of its value
 * @param variable of the shell that follows, with its dollar sign
 * @returns the body in single quotes, with the variable outside of them
 */
export function suffixed(body: JsonObject, name: string, prefix: string, variable: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const mark = '\u0000';
  const text = JSON.stringify({ ...body, [name]: mark });
  const [before = '', after = ''] = text.split(JSON.stringify(mark));
  return `${quote(`${before}"${prefix}`)}"${variable}"${quote(`"${after}`)}`;
}
