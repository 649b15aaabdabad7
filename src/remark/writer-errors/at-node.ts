/**
 * Runs an action on a node; a writer's mistake in it becomes a message of the file at that node, with line and column, and the next ones are looked for.
 * Other errors are faults of the code and pass through with their stack.
 */
import type { Node } from 'mdast';
import type { VFile } from 'vfile';
import { WriterError } from '@gateway-docs/kit';

export function atNode(file: VFile, node: Node, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    file.message(error.message, node);
  }
}
