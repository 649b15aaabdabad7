/**
 * In: a published document and the place of a body in it. Out: the JSON pointer to the body's schema, with a reference on the way
 * followed, because validators take pointers literally.
 */
import { isJsonObject, type JsonObject } from '@gateway-docs/site-data/model';
import { resolvePointer } from './resolve-pointer';

const MEDIA = 'application/json';

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
