/** In: the contract of a release and a later one. Out: every change, call by call, with its class. */
import { compareFields, type ChangeClass, type FieldChange, type Sender } from './compare-fields';
import type { Snapshot, SnapshotCall } from './snapshot';

export interface ContractChange extends FieldChange {
  /** Id of the call, `transaction-create`. */
  readonly id: string;
  /** Key of the call in a snapshot, `v2 transaction-create`. */
  readonly call: string;
  /** Part and path of the value, `request amount`; empty for the call itself. */
  readonly field: string;
}

type CallChange = Omit<ContractChange, 'id' | 'call'>;

/** The merchant sends the request of a call, and the response to a callback. */
const senderOf = ({ direction }: SnapshotCall, field: string): Sender =>
  (direction === 'call') === !field.startsWith('response ') ? 'merchant' : 'gateway';

/** Whether an object above the field is in the list too: then the object is the change. */
const isInside = (field: string, all: readonly string[]): boolean =>
  all.some((other) => field.startsWith(`${other}.`) || field.startsWith(`${other}[].`));

const outermost = (fields: readonly string[]): string[] => fields.filter((field) => !isInside(field, fields));

const isError = (field: string): boolean => /^response [45]/.test(field);

function addedFields(before: SnapshotCall, after: SnapshotCall): CallChange[] {
  const added = Object.keys(after.fields).filter((field) => !(field in before.fields));
  return outermost(added).map((field): CallChange => {
    const isDemanded = after.fields[field]?.required === true && senderOf(after, field) === 'merchant';
    return isDemanded
      ? { class: 'breaking', field, what: 'new, and required' }
      : { class: 'additive', field, what: 'new' };
  });
}

function removedFields(before: SnapshotCall, after: SnapshotCall): CallChange[] {
  const removed = Object.keys(before.fields).filter((field) => !(field in after.fields));
  // An error that no longer comes, with all that it held, breaks nobody.
  const remains = (field: string): boolean =>
    Object.keys(after.fields).some((other) => other.startsWith(field.split(' ', 2).join(' ')));
  return outermost(removed).map((field) => ({
    class: isError(field) && !remains(field) ? 'additive' : 'breaking',
    field,
    what: 'removed',
  }));
}

function remainingFields(before: SnapshotCall, after: SnapshotCall): CallChange[] {
  return Object.entries(after.fields).flatMap(([field, now]) => {
    const old = before.fields[field];
    if (!old) return [];
    return compareFields(old, now, senderOf(after, field)).map((change) => ({ field, ...change }));
  });
}

function ownChanges(before: SnapshotCall, after: SnapshotCall): CallChange[] {
  const changes: CallChange[] = [];
  const add = (kind: ChangeClass, what: string): unknown => changes.push({ class: kind, field: '', what });
  if (before.address !== after.address) add('breaking', `address is ${after.address}, was ${before.address}`);
  if (before.credentials !== after.credentials) add('breaking', `authenticated by ${after.credentials}`);
  const codes = [
    ['error', before.errors, after.errors],
    ['status', before.statuses, after.statuses],
  ] as const;
  for (const [word, old, now] of codes) {
    for (const code of now) if (!old.includes(code)) add('additive', `new ${word} ${code}`);
    for (const code of old) if (!now.includes(code)) add('additive', `no longer ${word} ${code}`);
  }
  if (before.text !== after.text) add('text', 'description');
  return changes;
}

function changesOf(before: SnapshotCall | undefined, after: SnapshotCall | undefined): CallChange[] {
  if (!after) return [{ class: 'breaking', field: '', what: 'removed' }];
  if (!before) return [{ class: 'additive', field: '', what: 'new' }];
  return [
    ...ownChanges(before, after),
    ...addedFields(before, after),
    ...removedFields(before, after),
    ...remainingFields(before, after),
  ];
}

/**
 * @param before the contract of the earlier release
 * @param after the contract now, or of a later release
 * @returns every change in the order of the contract, removed calls last; nothing for equal contracts
 */
export function compareContracts(before: Snapshot, after: Snapshot): ContractChange[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((call) =>
    changesOf(before[call], after[call]).map((change) => {
      return { id: (after[call] ?? before[call])?.id ?? call, call, ...change };
    }),
  );
}
