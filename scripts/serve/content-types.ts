/** In: a file name. Out: the Content-Type to send it with. A wrong one would make browsers refuse scripts, or guess. */
import path from 'node:path';
import known from './media-types.json';

/** Media types of the files that a build contains. */
const types: Readonly<Record<string, string>> = known;

/**
 * @param file a file name or path
 * @returns its Content-Type, `application/octet-stream` where the extension is not known
 */
export function contentType(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}
