/**
 * In: the contract as the site loads it. Out: what the tests of this folder ask of it: operations, bodies and named examples, each
 * with a label that says where it stands.
 */
import path from 'node:path';
import { vi } from 'vitest';
import {
  FAMILY_NAMES,
  type Family,
  schemaPointer,
  listOperations,
  type LocatedOperation,
  type OpenApiDocument,
  type Schema,
} from '@gateway-docs/contract/openapi';
import type { JsonObject } from '@gateway-docs/site-data/model';
import { demoSite } from '@gateway-docs/contract/tests';

/** Four documents are bundled and compiled; a machine with other work needs more than the standard five seconds. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const siteDir = path.resolve(__dirname, '../../../..');
const MEDIA = 'application/json';

export interface Contract {
  readonly family: Family;
  readonly document: OpenApiDocument;
  readonly published: JsonObject;
  readonly operations: readonly LocatedOperation[];
}

export async function loadContract(family: Family): Promise<Contract> {
  const { resolved, published } = present((await demoSite.load()).documents.get(family), family);
  return { family, document: resolved, published, operations: listOperations(resolved) };
}

/** @throws Error that names what a test expected to be there */
export function present<Value>(found: Value | undefined, what: string): Value {
  if (found === undefined) throw new Error(`There is no ${what}.`);
  return found;
}

export const loadContracts = (): Promise<Contract[]> => Promise.all(FAMILY_NAMES.map(loadContract));

/** One body of an operation: its schema, a JSON pointer to it in the published document, its examples. */
export interface Body {
  readonly label: string;
  readonly operation: LocatedOperation;
  readonly role: 'request' | 'success' | 'error';
  readonly status?: string;
  readonly schema: Schema;
  readonly pointer: string;
  readonly examples: Readonly<Record<string, { readonly value?: unknown; readonly summary?: string }>>;
}

/** Every JSON body that an operation takes or answers. */
export function bodiesOf({ family, operations, published }: Contract): Body[] {
  return operations.flatMap((located) => {
    const { operation, path: name, method, direction } = located;
    const place = [direction === 'call' ? 'paths' : 'webhooks', name, method];
    const pointerTo = (...steps: string[]) =>
      present(schemaPointer(published, [...place, ...steps]), `schema of ${steps.join(' ')}`);
    const label = `${family} ${operation.operationId ?? name}`;
    const request = operation.requestBody?.content?.[MEDIA];
    const bodies: Body[] = request
      ? [
          {
            label: `${label} request`,
            operation: located,
            role: 'request',
            schema: request.schema ?? {},
            pointer: pointerTo('requestBody'),
            examples: request.examples ?? {},
          },
        ]
      : [];
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const media = response.content?.[MEDIA];
      if (!media) continue;
      bodies.push({
        label: `${label} ${status}`,
        operation: located,
        role: status === '200' ? 'success' : 'error',
        status,
        schema: media.schema ?? {},
        pointer: pointerTo('responses', status),
        examples: media.examples ?? {},
      });
    }
    return bodies;
  });
}

/** Every example of every body: `[label, body, value]`. */
export function examplesOf(contract: Contract): (readonly [string, Body, unknown])[] {
  return bodiesOf(contract).flatMap((body) =>
    Object.entries(body.examples).map(([name, { value }]) => [`${body.label} ${name}`, body, value] as const),
  );
}
