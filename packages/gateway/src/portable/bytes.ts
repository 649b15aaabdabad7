/** Texts as bytes and in base64url, without Node: the engine runs in a worker of a page too. */
import { attempt } from '@gateway-docs/kit';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** UTF-8 bytes of a text. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** The text in UTF-8 bytes; what is not UTF-8 becomes U+FFFD. */
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** base64url of a text in UTF-8, without padding. */
export function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...bytesOf(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * @param encoded in the alphabet of Base64 or of base64url
 * @returns the bytes; undefined for what is neither
 */
export function fromBase64(encoded: string): Uint8Array | undefined {
  const binary = attempt(() => atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  return binary === undefined ? undefined : Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @returns the text, or an empty one for what is no base64url */
export const fromBase64Url = (encoded: string): string => textOf(fromBase64(encoded) ?? new Uint8Array());
