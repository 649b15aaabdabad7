/**
 * Plain JSON values, which a bundled document consists of, and the walk that every transformation of it shares.
 */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isJsonList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** @returns `value` when it is a list, else an empty one */
export function listOf(value: Json | undefined): readonly Json[] {
  return isJsonList(value) ? value : [];
}

/** @returns `value` when it is an object, else an empty one */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/**
 * @param change what becomes of every string, keys excluded
 * @returns a copy of the value with every string changed and the order of keys kept
 */
export function mapStrings(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: Json) => mapStrings(item, change));
  if (!isJsonObject(value)) return value;
  return mapValues(value, (item) => mapStrings(item, change));
}

/** @returns an object with the same keys in the same order; keys without a value are left out */
export function mapValues(object: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  const entries = Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}
