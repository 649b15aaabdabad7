/**
 * @param place begins the message of a mistake: a file, a row of it
 * @param read reads what stands there
 * @throws Error with the place, a colon and the reason
 */
export function within<Value>(place: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * @param head says what is wrong with all of it
 * @param problems one line each
 * @throws Error with the problems below the head, where there are any
 */
export function refuse(head: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error([head, ...problems.map((line) => `  ${line}`)].join('\n'));
}

/**
 * The one error that directive handlers and inline references throw for a writer's mistake. The plugin catches it and
 * stops the build at the line of the directive; any other error is a fault of the code and keeps its stack.
 */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}
