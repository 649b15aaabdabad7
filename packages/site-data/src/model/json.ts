/**
 * Plain JSON values, which a bundled document consists of, and the walks that every transformation of data shares.
 */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isJsonList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** @returns `value` when it is a list, else an empty one */
export const listOf = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : []);

/** @returns `value` when it is an object, else an empty one */
export const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/**
 * @param value plain data, with lists and maps
 * @param change what becomes of every string, keys excluded
 * @returns a copy of the same shape with every string changed and the order of keys kept
 */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value;
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  const inside = (item: unknown): unknown => mapStrings(item, change);
  const entry = <Key>([key, item]: readonly [Key, unknown]) => [key, inside(item)] as const;
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof Map) return new Map([...value].map(entry));
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(Object.entries<unknown>({ ...value }).map(entry));
}

/** @returns an object with the same keys in the same order; keys without a value are left out */
export function mapValues(object: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  const entries = Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}
