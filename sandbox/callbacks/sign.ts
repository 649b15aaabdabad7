/** Signs the callbacks of v2. */
import { createHmac } from 'node:crypto';

/** X-Signature of a callback: lower-case hex of HMAC-SHA256 over `<timestamp>.callback.<raw body>`. */
export function signCallback(token: string, timestamp: string, body: string): string {
  return createHmac('sha256', token).update(`${timestamp}.callback.`).update(body).digest('hex');
}
