/**
 * JSON pointers in a document, such as `#/components/schemas/transaction`: what they lead to, and those of the schemas of bodies, because validators take pointers
 * literally.
 */
import { MEDIA } from './body-examples';
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

/** One step of a JSON pointer, as RFC 6901 escapes it in a URI fragment. */
const step = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * @param published document with local references
 * @param steps keys from the top of the document to a request body or a response
 * @returns `#/paths/…/schema`, or undefined when there is no body of JSON
 */
export function schemaPointer(published: JsonObject, steps: readonly string[]): string | undefined {
  const pointer = `#/${steps.map(step).join('/')}`;
  const found = resolvePointer(published, pointer);
  const reference = isJsonObject(found) ? found.$ref : undefined;
  const holder = typeof reference === 'string' ? reference : pointer;
  const body = resolvePointer(published, holder);
  const content = isJsonObject(body) ? body.content : undefined;
  if (!isJsonObject(content) || content[MEDIA] === undefined) return undefined;
  return `${holder}/content/${step(MEDIA)}/schema`;
}
