/** A writer's mistake is the same error in the layer below, whose resolver of inline references throws it too. */
export { WriterError } from '../reference/writer-error';
