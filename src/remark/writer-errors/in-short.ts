/**
 * In: what went wrong with a page. Out: for a writer's mistake, an error that is its message with file and line and nothing else. Docusaurus prints every
 * property of an error, and a message of remark carries the tree around its place: hundreds of lines, in which nobody finds the one that counts.
 */
import path from 'node:path';
import { WriterError } from '@gateway-docs/kit';
import type { VFile } from 'vfile';
import type { Node } from 'mdast';

/**
 * Runs an action on a node; a writer's mistake in it becomes a message of the file at that node, with line and column, and the next ones are looked for.
 * Other errors are faults of the code and pass through with their stack.
 */
export function atNode(file: VFile, node: Node, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    file.message(error.message, node);
  }
}

/** What remark and its parsers throw, and what checks say of a file. */
type Message = Pick<VFile['messages'][number], 'reason' | 'line' | 'column'>;

const PLACE = /\((\d+:\d+)[-)]/;

const isMessage = (error: unknown): error is Message & Error => error instanceof Error && 'reason' in error;

function withoutStack(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/**
 * @param file of a page or partial
 * @param messages about it
 * @returns one line for each: `docs/callbacks.mdx:14:1: Unknown component …`, in the order of the file; its path is said below the folder of the site
 */
export function linesOf(file: VFile, messages: readonly Message[]): string[] {
  const inOrder = messages.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const lines = inOrder.map(({ line, column, reason }) => {
    // Of a tag that is not closed, the place stands in the words alone.
    const place = line === undefined ? PLACE.exec(reason)?.[1] : `${line}:${column ?? 1}`;
    return `${path.relative(file.cwd, file.path)}${place === undefined ? '' : `:${place}`}: ${reason}`;
  });
  return [...new Set(lines)];
}

/**
 * @param error whatever was thrown
 * @param file of the page or partial, with the messages that it has got
 * @returns the error to throw in its place, which has all of them; a fault of the code stays as it is, with its stack
 */
export function inShort(error: unknown, file: VFile): unknown {
  if (error instanceof WriterError) return withoutStack(error.message);
  if (!isMessage(error)) return error;
  return withoutStack(linesOf(file, file.messages.length > 0 ? file.messages : [error]).join('\n'));
}
