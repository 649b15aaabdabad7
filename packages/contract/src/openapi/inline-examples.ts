/**
 * In: a bundled document, whose examples are references into `components.examples`. Out: the same with each example in its
 * place. Examples have names of their own in every operation; as components they would need made-up ones.
 */
import { isJsonObject, mapValues, objectOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { resolvePointer } from './resolve-pointer';

const PREFIX = '#/components/examples/';

export function inlineExamples(document: JsonObject): JsonObject {
  const inline = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inline);
    if (!isJsonObject(value)) return value;
    const reference = value.$ref;
    if (typeof reference === 'string' && reference.startsWith(PREFIX))
      return inline(resolvePointer(document, reference));
    return mapValues(value, inline);
  };
  const { examples: _examples, ...components } = objectOf(document.components);
  return mapValues({ ...document, components }, inline);
}
