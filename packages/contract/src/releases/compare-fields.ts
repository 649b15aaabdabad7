/**
 * In: one value before and after. Out: how it changed and what that is to a merchant's program. A request may only become wider, a response
 * only narrower; the rules are listed in `api/releases/README.md`.
 */
import type { Constraints } from '@gateway-docs/site-data/model';
import type { SnapshotField } from './snapshot';

/** What a change is to a program that is correct today. */
export type ChangeClass = 'breaking' | 'additive' | 'text';

/** Who writes the value: the merchant sends it, or the gateway does. */
export type Sender = 'merchant' | 'gateway';

export interface FieldChange {
  readonly class: ChangeClass;
  /** `maximum is 10, was 5` */
  readonly what: string;
}

/** A value that may take fewer forms than before, more, or others. */
type Move = 'narrower' | 'wider' | 'other';

/** What the sender may do less is a break of his; what the reader may get more is a break of hers. */
const CLASSES: Readonly<Record<Sender, Readonly<Record<Move, ChangeClass>>>> = {
  merchant: { narrower: 'breaking', wider: 'additive', other: 'breaking' },
  gateway: { narrower: 'additive', wider: 'breaking', other: 'breaking' },
};

const LIMITS = [
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const),
  ...(['maximum', 'maxLength', 'maxItems', 'maxProperties', 'pattern', 'format'] as const),
];

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** Two patterns or formats cannot be compared: another one is another rule. */
function limitMove(key: string, before: number | string | undefined, after: typeof before): Move {
  if (before === undefined) return 'narrower';
  if (after === undefined) return 'wider';
  if (typeof before === 'string' || typeof after === 'string') return 'other';
  return after > before === !key.startsWith('max') ? 'narrower' : 'wider';
}

function setMove(before: readonly unknown[] | undefined, after: readonly unknown[] | undefined): Move {
  if (!before) return 'narrower';
  if (!after) return 'wider';
  const [old, now] = [before, after].map((values) => values.map((value) => JSON.stringify(value)));
  if (now?.every((value) => old?.includes(value))) return 'narrower';
  return old?.every((value) => now?.includes(value)) ? 'wider' : 'other';
}

/** Every integer is a number. */
const typesOf = (type: string): string[] =>
  type.split(' or ').flatMap((name) => (name === 'number' ? ['number', 'integer'] : [name]));

/** The only values, whether the contract says `const` or `enum`. */
const valuesOf = ({ const: only, enum: values }: Constraints): readonly unknown[] | undefined =>
  only === undefined ? values : [only];

/** How a keyword changed: what happened, and its name with both values. */
function moves(before: Constraints, after: Constraints, prefix: string): [Move, string, key: string][] {
  const limits = LIMITS.filter((key) => before[key] !== after[key]).map((key) => {
    const [old, now] = [before[key], after[key]];
    return { key, old, now, move: limitMove(key, old, now) };
  });
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const values =
    JSON.stringify(old) === JSON.stringify(now) ? [] : [{ key: 'values', old, now, move: setMove(old, now) }];
  return [...limits, ...values].map((change) => {
    const { key, move } = change;
    return [move, `${prefix}${key} is ${shown(change.now)}, was ${shown(change.old)}`, key];
  });
}

/** Readers accept values that they do not know (`/response_format`), so a list of them may become longer. */
const classOf = (move: Move, key: string, sender: Sender): ChangeClass =>
  sender === 'gateway' && key === 'values' ? 'additive' : CLASSES[sender][move];

/**
 * @param sender who writes the value
 * @returns what changed, one entry for each keyword; nothing for equal fields
 */
export function compareFields(before: SnapshotField, after: SnapshotField, sender: Sender): FieldChange[] {
  const changes: FieldChange[] = [];
  const add = (move: Move, what: string): unknown => changes.push({ class: CLASSES[sender][move], what });
  if (before.type !== after.type)
    add(setMove(typesOf(before.type), typesOf(after.type)), `type is ${after.type}, was ${before.type}`);
  if (before.required !== after.required)
    add(
      after.required ? 'narrower' : 'wider',
      after.required ? 'required, was optional' : 'optional, was required',
    );
  if (before.nullable !== after.nullable)
    add(after.nullable ? 'wider' : 'narrower', after.nullable ? 'may be null' : 'is never null');
  const moved = [...moves(before, after, ''), ...moves(before.items ?? {}, after.items ?? {}, 'items: ')];
  for (const [move, what, key] of moved) changes.push({ class: classOf(move, key, sender), what });
  if (JSON.stringify(before.default) !== JSON.stringify(after.default)) {
    // What is left out means something else: a break for who leaves it out, and nothing for who reads.
    const what = `default is ${shown(after.default)}, was ${shown(before.default)}`;
    changes.push({ class: sender === 'merchant' ? 'breaking' : 'text', what });
  }
  if (before.text !== after.text) changes.push({ class: 'text', what: 'description' });
  return changes;
}
