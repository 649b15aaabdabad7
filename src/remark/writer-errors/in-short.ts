/**
 * In: what went wrong with a page. Out: for a writer's mistake, an error that is its message with file and line and nothing else. Docusaurus prints every
 * property of an error, and a message of remark carries the tree around its place: hundreds of lines, in which nobody finds the one that counts.
 */
import path from 'node:path';
import { WriterError } from '@gateway-docs/kit';
import type { VFile } from 'vfile';

/** What remark and its parsers throw. */
interface Message extends Error {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

const isMessage = (error: unknown): error is Message => error instanceof Error && 'reason' in error;

function withoutStack(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/**
 * @param error whatever was thrown
 * @param file of the page or partial; its path is said below the folder in which the site is built
 * @returns the error to throw in its place; a fault of the code stays as it is, with its stack
 */
export function inShort(error: unknown, file: VFile): unknown {
  if (error instanceof WriterError) return withoutStack(error.message);
  if (!isMessage(error)) return error;
  const place = error.line === undefined ? '' : `:${error.line}:${error.column ?? 1}`;
  return withoutStack(`${path.relative(file.cwd, file.path)}${place}: ${error.reason}`);
}
