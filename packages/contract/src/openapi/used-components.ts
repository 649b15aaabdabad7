/** In: a bundled document. Out: the components that a part of it needs, and the document without those that nothing needs. */
import { isJsonObject, listOf, mapValues, objectOf } from '@gateway-docs/site-data/model';
import type { Json, JsonObject } from '@gateway-docs/site-data/model';

/** Pointers to components, and names of security schemes, in a value. */
function namesIn(value: Json | undefined, found: Set<string>): void {
  if (Array.isArray(value)) value.forEach((item: Json) => namesIn(item, found));
  else if (isJsonObject(value))
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') found.add(inner);
      if (key === 'security')
        for (const requirement of listOf(inner))
          for (const name of Object.keys(objectOf(requirement)))
            found.add(`#/components/securitySchemes/${name}`);
      namesIn(inner, found);
    }
}

/**
 * @param components of a document, by kind and name
 * @param part of the document
 * @returns pointers, `#/components/schemas/service`, of the components that the part needs, and of those that they need
 */
export function usedBy(components: JsonObject, part: Json): ReadonlySet<string> {
  const used = new Set<string>();
  namesIn(part, used);
  // A set gives what is added while it is gone through, too.
  for (const pointer of used) {
    const [, , kind = '', name = ''] = pointer.split('/');
    namesIn(objectOf(components[kind])[name], used);
  }
  return used;
}

/** @returns a document without components that nothing in it needs any more */
export function withoutUnused({ components, ...document }: JsonObject): JsonObject {
  const used = usedBy(objectOf(components), document);
  const needed = mapValues(objectOf(components), (all, kind) =>
    Object.fromEntries(
      Object.entries(objectOf(all)).filter(([name]) => used.has(`#/components/${kind}/${name}`)),
    ),
  );
  return { ...document, components: needed };
}
