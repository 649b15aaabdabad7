import { attempt } from '@gateway-docs/kit';

/** JSON of unknown shape, for bodies that no schema has checked yet and for examples of the contract. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for an object that is neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns `value` when it is an object, else an empty one */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** @returns `value` when it is an array, else an empty one */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** @returns what a text stands for; undefined for one that is no JSON */
export const parsed = (text: string): unknown => attempt(() => JSON.parse(text) as unknown);
