import { signRequest } from '../signature/rules';

/**
 * @param point its id, and the token that signs
 * @param timestamp Unix time in seconds
 * @param raw the body, byte for byte
 * @returns the headers of a request of version 2
 */
export const signedHeaders = (
  { id, token }: { readonly id: number; readonly token: string },
  timestamp: string,
  path: string,
  raw: Uint8Array,
) => ({
  'Content-Type': 'application/json',
  'X-Point-Id': String(id),
  'X-Timestamp': timestamp,
  'X-Signature': signRequest(token, timestamp, path, raw),
});
