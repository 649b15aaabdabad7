/**
 * In: a document whose references are all local. Out: the same with every `$ref` replaced by what it points to. Keys beside a
 * `$ref` win over those of the target, which is how the contract gives a shared schema its own description.
 * A schema that contains itself becomes an object that contains itself; never print such a document as JSON.
 */
import { isJsonObject, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { resolvePointer } from './pointers';

type MutableObject = Record<string, Json>;

/**
 * @throws Error when a reference points to nothing, or when a recursive one has keys beside it (they could not be merged)
 */
export function dereference(document: JsonObject): JsonObject {
  const targets = new Map<string, Json>();
  const unfinished = new Set<string>();

  function fill(source: JsonObject, target: MutableObject): MutableObject {
    for (const [key, value] of Object.entries(source)) if (value !== undefined) target[key] = resolve(value);
    return target;
  }

  function targetOf(reference: string): Json {
    const known = targets.get(reference);
    if (known !== undefined) return known;
    const source = resolvePointer(document, reference);
    if (!isJsonObject(source) || '$ref' in source) return resolve(source);
    const target: MutableObject = {};
    targets.set(reference, target);
    unfinished.add(reference);
    fill(source, target);
    unfinished.delete(reference);
    return target;
  }

  function resolve(value: Json): Json {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isJsonObject(value)) return value;
    const { $ref: reference, ...beside } = value;
    if (typeof reference !== 'string') return fill(value, {});
    const target = targetOf(reference);
    if (Object.keys(beside).length === 0) return target;
    if (unfinished.has(reference))
      throw new Error(`${reference} is recursive; a reference to it cannot have other keys beside it.`);
    return { ...(isJsonObject(target) ? target : {}), ...fill(beside, {}) };
  }

  return fill(document, {});
}
