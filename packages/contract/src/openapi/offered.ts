/**
 * In: the whole contract, and what the provider leaves out. Out: the contract without it. Everything of `api/` is read, checked and bundled as a whole: this is the one
 * step after which it is a provider's.
 */
import { isWhole, keepOfferedWords, withOfferedWords, type Offer } from '@gateway-docs/site-data/offer';
import { isJsonObject, listOf, mapValues, objectOf } from '@gateway-docs/site-data/model';
import type { Json, JsonObject } from '@gateway-docs/site-data/model';
import { examplesIn, withExamples } from './body-examples';
import type { Calls } from './calls';
import type { OperationGroup } from './groups';
import { withoutUnused } from './used-components';

/** Calls, and the groups that they stand in. */
export interface GroupedCalls {
  readonly calls: Calls;
  readonly groups: readonly OperationGroup[];
}

/** @returns the calls that are offered, and the groups that have one */
export function offeredCalls({ calls, groups }: GroupedCalls, offer: Offer): GroupedCalls {
  const isOffered = (id: string): boolean => !offer.without.operation.has(id);
  return {
    calls: new Map([...calls].filter(([id]) => isOffered(id))),
    groups: withOfferedWords(groups, offer)
      .map((group) => ({
        ...group,
        operations: group.operations.filter(isOffered),
        outsideSidebar: group.outsideSidebar.filter(isOffered),
      }))
      .filter(({ operations }) => operations.length > 0),
  };
}

/** The value of an example, and what it carries beside the envelope. */
function bodyOf(example: Json | undefined): JsonObject {
  const value = objectOf(objectOf(example).value);
  return isJsonObject(value.response) ? value.response : value;
}

const isOfError = (name: string): boolean => name.startsWith('error-');

/** A call without examples about services that are not offered; with all of them where it would be left without a request or a response. */
function offeredExamples(operation: JsonObject, { without }: Offer): JsonObject {
  const responses = objectOf(operation.responses);
  const ofRequest = examplesIn(operation.requestBody);
  const ofSuccess = examplesIn(responses['200']);
  const isLeftOut = ([, example]: [string, Json | undefined]): boolean => {
    const { service_id: id } = bodyOf(example);
    return typeof id === 'number' && without.serviceId.has(id);
  };
  const leftOut = new Set(
    [...Object.entries(ofRequest), ...Object.entries(ofSuccess)].filter(isLeftOut).map(([name]) => name),
  );
  const isEmpty = (examples: JsonObject): boolean =>
    Object.keys(examples).every((name) => leftOut.has(name) || isOfError(name));
  if (leftOut.size === 0 || isEmpty(ofRequest) || isEmpty(ofSuccess)) return operation;
  const rest = (examples: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(examples).filter(([name]) => !leftOut.has(name)));
  return {
    ...operation,
    requestBody: withExamples(operation.requestBody, rest(ofRequest)),
    responses: { ...responses, '200': withExamples(responses['200'], rest(ofSuccess)) },
  };
}

/** The facts of a call without calls before and after it that are not offered. */
function offeredFacts(facts: JsonObject, { without }: Offer): JsonObject {
  const offered = (pointers: Json | undefined): Json[] =>
    listOf(pointers).filter((pointer) => typeof pointer !== 'string' || !without.operation.has(pointer));
  return { ...facts, before: offered(facts.before), after: offered(facts.after) };
}

/** The paths whose calls are offered. */
function offeredPaths(paths: JsonObject, offer: Offer): JsonObject {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([endpoint, item]) => {
      const post = objectOf(objectOf(item).post);
      const { operationId: id } = post;
      if (typeof id === 'string' && offer.without.operation.has(id)) return [];
      const facts = offeredFacts(objectOf(post['x-reference']), offer);
      return [[endpoint, { post: { ...offeredExamples(post, offer), 'x-reference': facts } }]];
    }),
  );
}

/** Texts with the words that hold, and lists of services without those that are not offered. */
function offeredValues(value: Json, offer: Offer): Json {
  if (typeof value === 'string') return keepOfferedWords(value, offer);
  if (Array.isArray(value)) {
    const isOffered = (item: Json): boolean =>
      !(isJsonObject(item) && typeof item.slug === 'string' && offer.without.service.has(item.slug));
    return value.filter(isOffered).map((item: Json) => offeredValues(item, offer));
  }
  return isJsonObject(value) ? mapValues(value, (inner) => offeredValues(inner, offer)) : value;
}

/**
 * @param document bundled, with its examples in their places
 * @returns the document without calls, examples, tags, components and words that are not offered
 */
export function offeredDocument(document: JsonObject, offer: Offer): JsonObject {
  if (isWhole(offer)) return objectOf(offeredValues(document, offer));
  const paths = offeredPaths(objectOf(document.paths), offer);
  const operations = [paths, document.webhooks].flatMap((items) => Object.values(objectOf(items)));
  const tags = new Set(operations.flatMap((item) => listOf(objectOf(objectOf(item).post).tags)));
  const rest = {
    ...document,
    tags: listOf(document.tags).filter((tag) => tags.has(objectOf(tag).name ?? null)),
    paths,
  };
  return objectOf(offeredValues(withoutUnused(rest), offer));
}
