/**
 * In: a document and a local reference such as `#/components/schemas/transaction`. Out: what it points to.
 */
import { isJsonObject, listOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';

/** @throws Error that names the reference when nothing is there */
export function resolvePointer(document: JsonObject, reference: string): Json {
  const steps = reference
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const child = (value: Json | undefined, step: string): Json | undefined => {
    if (isJsonObject(value)) return value[step];
    return listOf(value)[Number(step)];
  };
  const found = steps.reduce<Json | undefined>(child, document);
  if (found === undefined || !reference.startsWith('#/'))
    throw new Error(`${reference} points to nothing in the document.`);
  return found;
}
