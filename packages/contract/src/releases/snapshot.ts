/**
 * In: the operations of the contract. Out: what a program depends on, as plain data that a release keeps: calls, and each value that is sent
 * or received. Texts are kept as a fingerprint, which shows that they changed. Hosts and examples are left out: a profile has its own.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Constraints, Field, Operation } from '@gateway-docs/site-data/model';
import { isCallOffered, type Offer } from '@gateway-docs/site-data/offer';

/** What a value must satisfy; keywords that do not apply are left out. */
export interface SnapshotField extends Constraints {
  readonly type: string;
  readonly required?: true;
  readonly nullable?: true;
  /** Of each item of a list whose items have no fields. */
  readonly items?: Constraints;
  readonly text?: string;
}

/** What a release says of a call or a callback in one version, beside its values. */
export const callFacts = z.strictObject({
  id: z.string(),
  direction: z.enum(['call', 'callback']),
  /** `POST /api/v2/transaction/create`; for a callback the method alone. */
  address: z.string(),
  credentials: z.enum(['v1', 'signature', 'bearer', 'none']),
  errors: z.array(z.int()),
  statuses: z.array(z.int()),
  text: z.string(),
});

/** A call or a callback in one version. */
export interface SnapshotCall extends Readonly<z.infer<typeof callFacts>> {
  /** By part and path: `request amount`, `header X-Signature`, `parameter id`, `response 200 response.status`. */
  readonly fields: Readonly<Record<string, SnapshotField>>;
}

/** Calls by version and id, `v2 transaction-create`. */
export type Snapshot = Readonly<Record<string, SnapshotCall>>;

const LENGTH = 8;

/** Equal words have equal fingerprints, however they are laid out. */
function fingerprint(...texts: readonly string[]): string {
  const words = texts.join('\n').replaceAll(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}

function snapshotField(field: Field): SnapshotField {
  const { type, required, nullable, constraints, itemConstraints, description, deprecated, sensitive } =
    field;
  return {
    type,
    ...(required ? { required } : {}),
    ...(nullable ? { nullable } : {}),
    ...constraints,
    ...(itemConstraints ? { items: itemConstraints } : {}),
    text: fingerprint(description, deprecated ? 'deprecated' : '', sensitive ?? ''),
  };
}

/** A tree of fields as one level, each field before those that it holds. */
const flat = (part: string, fields: readonly Field[]): [string, SnapshotField][] =>
  fields.flatMap((field) => [[`${part} ${field.path}`, snapshotField(field)], ...flat(part, field.fields)]);

function snapshotCall(operation: Operation): SnapshotCall {
  const { id, direction, method, path, credentials, headers, parameters, request, responses } = operation;
  const { title, purpose, when, idempotency, retry, requestRule, errors, statuses } = operation;
  const texts = [...operation.errorTexts.values()];
  const replaced = texts.flatMap(({ cause = '', remedy = '' }) => [cause, remedy]);
  return {
    id,
    direction,
    address: `${method} ${path}`.trim(),
    credentials,
    errors: [...errors],
    statuses: [...statuses],
    text: fingerprint(title, purpose, when, idempotency, retry, requestRule, ...replaced),
    fields: Object.fromEntries([
      ...flat('header', headers),
      ...flat('parameter', parameters),
      ...flat('request', request),
      ...responses.flatMap((response) => [
        ...flat(`response ${response.status}`, response.fields),
        ...flat(`response ${response.status} header`, response.headers),
      ]),
    ]),
  };
}

/**
 * @param operations every operation in every version
 * @returns the same for equal contracts, whatever the profile; nothing in it is `undefined`
 */
export function snapshotOf(operations: readonly Operation[]): Snapshot {
  const calls = operations.map((operation) => [
    `${operation.version} ${operation.id}`,
    snapshotCall(operation),
  ]);
  // As it is read back from a file: a keyword without a value is left out.
  return JSON.parse(JSON.stringify(Object.fromEntries(calls))) as Snapshot;
}

/**
 * @param calls the contract of a release, or of now
 * @returns the same as if the provider never had what he leaves out: nothing of it is told as removed
 */
export const offeredCallsOf = (calls: Snapshot, offer: Offer): Snapshot =>
  Object.fromEntries(
    Object.entries(calls).filter(([key, { id }]) =>
      isCallOffered(offer, id, key.startsWith('v1 ') ? 'v1' : 'v2'),
    ),
  );
