/**
 * The one error that directive handlers and inline references throw for a writer's mistake. The plugin catches it and
 * stops the build at the line of the directive; any other error is a fault of the code and keeps its stack.
 */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}
