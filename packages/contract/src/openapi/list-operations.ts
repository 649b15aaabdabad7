/**
 * In: an OpenAPI document. Out: its operations one by one, with the place where each stands. The only code that knows the
 * nesting of paths, webhooks and methods.
 */
import type { DocumentOperation, OpenApiDocument, PathItem } from './document';

export interface LocatedOperation {
  /** Path of the endpoint, or the name of the webhook. */
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly direction: 'call' | 'callback';
  readonly operation: DocumentOperation;
}

const METHODS = ['post', 'get'] as const;

function operationsOf(
  items: Readonly<Record<string, PathItem>> | undefined,
  direction: LocatedOperation['direction'],
) {
  return Object.entries(items ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): LocatedOperation[] => {
      const operation = item[method];
      return operation ? [{ path, method, direction, operation }] : [];
    }),
  );
}

/** @returns calls first, then callbacks, each in the order of the document */
export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return [...operationsOf(document.paths, 'call'), ...operationsOf(document.webhooks, 'callback')];
}
