/**
 * The three rules by which this API proves who calls: the signature of a request and of a callback in version 2, the hash of version 1.
 * The local gateway checks by them and the signature workbench shows them; `samples/vectors.yaml` proves them.
 */
import { concatBytes, toBytes } from '@noble/hashes/utils.js';
import { hmacSha256Hex, md5Hex } from './hashes';

/** A token as its text, or as the bytes of a key. */
export type Key = string | Uint8Array;

/** Text before the body: `<timestamp>.POST.<path>.` */
export const requestPrefix = (timestamp: string, path: string): string => `${timestamp}.POST.${path}.`;

/** Text before the body: `<timestamp>.callback.` */
export const callbackPrefix = (timestamp: string): string => `${timestamp}.callback.`;

/**
 * @param prefix of a request or a callback
 * @param body raw, as sent: bytes, or a text in UTF-8
 * @returns the bytes that are signed
 */
export const signedBytes = (prefix: string, body: string | Uint8Array): Uint8Array =>
  concatBytes(toBytes(prefix), toBytes(body));

/** X-Signature of a request: HMAC-SHA256 over `<timestamp>.POST.<path>.<raw body>`. */
export const signRequest = (token: Key, timestamp: string, path: string, body: Uint8Array): string =>
  hmacSha256Hex(token, signedBytes(requestPrefix(timestamp, path), body));

/** X-Signature of a callback: HMAC-SHA256 over `<timestamp>.callback.<raw body>`. */
export const signCallback = (token: Key, timestamp: string, body: string | Uint8Array): string =>
  hmacSha256Hex(token, signedBytes(callbackPrefix(timestamp), body));

/** The headers that prove a callback to the merchant's server. */
export const callbackHeaders = (pointId: number, timestamp: string, signature?: string) => ({
  'Content-Type': 'application/json',
  'X-Point-Id': String(pointId),
  'X-Timestamp': timestamp,
  ...(signature === undefined ? {} : { 'X-Signature': signature }),
});

/** hash of version 1: MD5 over point id, API token and key, joined without separators. */
export const hashV1 = (pointId: number | string, token: string, key: number | string): string =>
  md5Hex(`${pointId}${token}${key}`);
