/**
 * The part of an OpenAPI 3.1 document, with every `$ref` resolved, that the site reads, and its operations one by one. Other keys are the linter's business. The only
 * code that knows the nesting of paths, webhooks and methods.
 */
import type { Json } from '@gateway-docs/site-data/model';
import type { CallFacts } from './calls';
import type { Schema } from './schema';

export interface DocumentExample {
  readonly summary?: string;
  readonly description?: string;
  readonly value: Json;
}

export interface DocumentMedia {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, DocumentExample>>;
}

export interface DocumentParameter {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface DocumentResponse {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Omit<DocumentParameter, 'name' | 'in'>>>;
  readonly content?: Readonly<Record<string, DocumentMedia>>;
}

/** Those of a call, narrowed to the version of the document. */
interface DocumentFacts extends Partial<Omit<CallFacts, 'since'>> {
  /** The release of this document's version that brought the operation. */
  readonly since?: string;
}

/** A credential in a header. `x-format` describes its value, which OpenAPI cannot. */
export interface DocumentSecurityScheme {
  readonly in?: string;
  /** `bearer` for a token in the header `Authorization`. */
  readonly scheme?: string;
  readonly name?: string;
  readonly description?: string;
  readonly 'x-format'?: { readonly pattern?: string; readonly example?: string };
}

type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface DocumentOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly DocumentParameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, DocumentMedia>> };
  readonly responses?: Readonly<Record<string, DocumentResponse>>;
  /** Own credentials of the operation; without the key those of the document hold. */
  readonly security?: readonly SecurityRequirement[];
  readonly 'x-reference'?: DocumentFacts;
}

export interface PathItem {
  readonly get?: DocumentOperation;
  readonly post?: DocumentOperation;
}

export interface OpenApiDocument {
  readonly security?: readonly SecurityRequirement[];
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, DocumentSecurityScheme>> };
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
}

export interface LocatedOperation {
  /** Path of the endpoint, or the name of the webhook. */
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly direction: 'call' | 'callback';
  readonly operation: DocumentOperation;
}

const METHODS = ['post', 'get'] as const;

function operationsOf(items: OpenApiDocument['paths'], direction: LocatedOperation['direction']) {
  return Object.entries(items ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): LocatedOperation[] => {
      const operation = item[method];
      return operation ? [{ path, method, direction, operation }] : [];
    }),
  );
}

/** @returns calls first, then callbacks, each in the order of the document */
export const listOperations = (document: OpenApiDocument): LocatedOperation[] => [
  ...operationsOf(document.paths, 'call'),
  ...operationsOf(document.webhooks, 'callback'),
];
