/**
 * The part of Postman's collection format 2.1 that we write. Ids are made from names and not drawn at random: importing a newer file
 * replaces the older collection in place of standing beside it.
 */
import { createHash } from 'node:crypto';

/** What Postman recognises the format by. */
export const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export interface Variable {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
}

export interface PostmanRequest {
  readonly method: string;
  readonly description: string;
  readonly header: readonly { readonly key: string; readonly value: string }[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly variable?: readonly Variable[];
  };
  readonly body: {
    readonly mode: 'raw';
    readonly raw: string;
    readonly options: { readonly raw: { readonly language: 'json' } };
  };
}

/** A saved answer. */
export interface PostmanResponse {
  readonly id: string;
  readonly name: string;
  readonly originalRequest: PostmanRequest;
  readonly code: number;
  readonly status: string;
  readonly header: readonly { readonly key: string; readonly value: string }[];
  readonly body: string;
  readonly _postman_previewlanguage: 'json';
}

export interface PostmanEvent {
  /** `test` runs after the response. */
  readonly listen: 'prerequest' | 'test';
  readonly script: { readonly type: 'text/javascript'; readonly exec: readonly string[] };
}

export interface PostmanItem {
  readonly id: string;
  readonly name: string;
  readonly request: PostmanRequest;
  readonly response: readonly PostmanResponse[];
  readonly event?: readonly PostmanEvent[];
}

export interface PostmanFolder {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly item: readonly (PostmanItem | PostmanFolder)[];
}

export interface PostmanCollection {
  readonly info: {
    readonly _postman_id: string;
    readonly name: string;
    readonly description: string;
    readonly schema: string;
  };
  readonly item: readonly PostmanFolder[];
  readonly event: readonly PostmanEvent[];
  readonly variable: readonly Variable[];
}

/** @returns a UUID that depends on the name alone; version 8 is the one for ids of one's own making */
export function identify(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
