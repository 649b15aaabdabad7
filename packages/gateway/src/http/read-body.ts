/**
 * In: an incoming request. Out: its raw bytes, or `too-large`. A body over the limit is read to its end without being
 * kept, so that the caller receives the documented response instead of a broken connection.
 */
import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT_BYTES } from './body-limit';

/** Beyond this the connection is closed: nobody sends it by mistake. */
const HARD_LIMIT_BYTES = 64 * BODY_LIMIT_BYTES;

/** Rejects when the connection breaks before the body has ended. */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const pieces: AsyncIterable<Buffer> = request;
  for await (const chunk of pieces) {
    bytes += chunk.length;
    if (bytes <= BODY_LIMIT_BYTES) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > HARD_LIMIT_BYTES) request.destroy();
  }
  return bytes > BODY_LIMIT_BYTES ? 'too-large' : Buffer.concat(chunks);
}
