/**
 * In: a document whose operations carry the facts that both generations share (`x-reference`). Out: the facts of this document's
 * generation: its own since-version, without the error codes that it never answers.
 */
import {
  type Version,
  isJsonList,
  isJsonObject,
  listOf,
  mapValues,
  objectOf,
  type Json,
  type JsonObject,
} from '@gateway-docs/site-data/model';

/** Callbacks have a page in each version. */
const v1Page = (relation: Json): Json => (relation === '/callbacks' ? '/callbacks_get' : relation);

/** @param document its `x-never-answered` lists the codes to leave out */
export function factsOfVersion(document: JsonObject, generation: Version): JsonObject {
  const never = listOf(document['x-never-answered']);

  const narrow = (facts: JsonObject): JsonObject => ({
    ...facts,
    ...(isJsonList(facts.errors) ? { errors: facts.errors.filter((code) => !never.includes(code)) } : {}),
    ...(generation === 'v1' && isJsonList(facts.after) ? { after: facts.after.map(v1Page) } : {}),
    ...(isJsonObject(facts.since) ? { since: facts.since[generation] } : {}),
  });

  const inItem = (item: Json): Json =>
    mapValues(objectOf(item), (operation) => {
      const facts = objectOf(operation)['x-reference'];
      return isJsonObject(facts) ? { ...objectOf(operation), 'x-reference': narrow(facts) } : operation;
    });

  return {
    ...document,
    paths: mapValues(objectOf(document.paths), inItem),
    ...(document.webhooks ? { webhooks: mapValues(objectOf(document.webhooks), inItem) } : {}),
  };
}
