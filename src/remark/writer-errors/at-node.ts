/**
 * Runs an action on a node; a writer's mistake in it fails the file at that node, with line and column. Other errors are faults
 * of the code and pass through with their stack.
 */
import type { Node } from 'mdast';
import type { VFile } from 'vfile';
import { WriterError } from '@gateway-docs/kit';

export function atNode(file: VFile, node: Node, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (error instanceof WriterError) file.fail(error.message, node);
    throw error;
  }
}
