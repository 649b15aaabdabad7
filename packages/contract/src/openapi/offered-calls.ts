/**
 * In: every call, the groups, and what the provider leaves out. Out: the calls that are offered, in their groups. The documents, the sidebar
 * and the index of methods are made from these, so that what is left out is in none of them.
 */
import { keepOfferedWords, loadOffer, type Offer } from '@gateway-docs/site-data/offer';
import { loadGroups, type OperationGroup } from './groups';
import { isJsonObject, objectOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { loadOperationSources, type OperationSource } from './operation-source';

/** The calls of a provider. */
interface OfferedCalls {
  /** By id, in the order of the file names. */
  readonly sources: ReadonlyMap<string, OperationSource>;
  readonly groups: readonly OperationGroup[];
}

/** A call without v1 where that is not shown, and without calls before and after it that are not offered. */
function asOffered(source: OperationSource, { v1, without }: Offer): OperationSource {
  const { facts } = source;
  const isThere = (pointer: string): boolean => !without.operation.has(pointer);
  const { v1: _v1, ...newer } = facts.since;
  return {
    ...source,
    facts: {
      ...facts,
      before: facts.before.filter(isThere),
      after: facts.after.filter(isThere),
      since: v1 ? facts.since : newer,
    },
  };
}

/**
 * @param siteDir absolute path of the repository's root
 * @param offer what is left out
 * @returns the calls that are offered, and the groups that have one
 * @throws Error that names each call without a group, and what is wrong in `api/`, also of calls that are not offered
 */
export function offeredCalls(siteDir: string, offer: Offer = loadOffer(siteDir)): OfferedCalls {
  const all = loadOperationSources(siteDir);
  const isOffered = (id: string): boolean => !offer.without.operation.has(id);
  const words = (text: string): string => keepOfferedWords(text, offer);
  return {
    sources: new Map(
      [...all].filter(([id]) => isOffered(id)).map(([id, source]) => [id, asOffered(source, offer)]),
    ),
    groups: loadGroups(siteDir, all.keys())
      .map((group) => ({
        ...group,
        title: words(group.title),
        label: words(group.label),
        text: words(group.text),
        operations: group.operations.filter(isOffered),
        outsideSidebar: group.outsideSidebar.filter(isOffered),
      }))
      .filter(({ operations }) => operations.length > 0),
  };
}

/** Examples of one side of a call by their names, as its file has them. */
type Examples = Readonly<Record<string, unknown>>;

/** The value of an example, and what it carries beside the envelope. */
function bodyOf(example: unknown): JsonObject {
  const value = objectOf(objectOf(example as Json).value);
  return isJsonObject(value.response) ? value.response : value;
}

/**
 * @param examples of a call, requests and responses
 * @param offer what is left out
 * @returns names of the examples about services that are not offered; none where a call would be left without a request
 */
export function leftOutExamples(
  { requests, responses }: { readonly requests: Examples; readonly responses: Examples },
  { without }: Offer,
): ReadonlySet<string> {
  const isLeftOut = ([, example]: [string, unknown]): boolean => {
    const { service_id: id } = bodyOf(example);
    return typeof id === 'number' && without.serviceId.has(id);
  };
  const names = new Set(
    [...Object.entries(requests), ...Object.entries(responses)].filter(isLeftOut).map(([name]) => name),
  );
  const isEmpty = (side: Examples): boolean => Object.keys(side).every((name) => names.has(name));
  return isEmpty(requests) || isEmpty(responses) ? new Set() : names;
}

/**
 * @param value examples or texts of a document
 * @param offer what is left out
 * @returns the same without services that are not offered in its lists of services, and with the words that hold
 */
export function withoutLeftOut(value: Json, offer: Offer): Json {
  if (typeof value === 'string') return keepOfferedWords(value, offer);
  if (Array.isArray(value)) {
    const isOffered = (item: Json): boolean =>
      !(isJsonObject(item) && typeof item.slug === 'string' && offer.without.service.has(item.slug));
    return value.filter(isOffered).map((item: Json) => withoutLeftOut(item, offer));
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, withoutLeftOut(inner, offer)]],
    ),
  );
}
