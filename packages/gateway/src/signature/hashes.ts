/**
 * Digests as lower-case hexadecimal. They work without Node and without waiting, because the same code runs in the local gateway, in a page
 * and in a worker; Web Crypto has no MD5 and answers later only.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** MD5 of a text in UTF-8. */
export const md5Hex = (text: string): string => bytesToHex(md5(text));

/** SHA-256 of bytes, or of a text in UTF-8. */
export const sha256Hex = (content: string | Uint8Array): string => bytesToHex(sha256(content));

/**
 * @param key its bytes, or a text in UTF-8
 * @param message bytes
 * @returns HMAC-SHA256
 */
export const hmacSha256Hex = (key: string | Uint8Array, message: Uint8Array): string =>
  bytesToHex(hmac(sha256, key, message));

/**
 * HMAC-SHA256 with one key over many messages: the key is hashed once.
 * @param key its bytes, or a text in UTF-8
 * @returns a function of the parts of a message
 */
export function hmacWith(key: string | Uint8Array): (...parts: readonly Uint8Array[]) => string {
  const keyed = hmac.create(sha256, key);
  return (...parts) => bytesToHex(parts.reduce((sum, part) => sum.update(part), keyed.clone()).digest());
}
