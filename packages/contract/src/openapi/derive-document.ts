/**
 * In: the calls as their writers describe them, the groups, the head of a document (`api/<family>/openapi.yaml`). Out: what the head
 * leaves out, because it follows: tags, paths, security schemes.
 */
import * as z from 'zod';
import { loadOffer, type Offer } from '@gateway-docs/site-data/offer';
import { readYaml } from '@gateway-docs/kit/yaml';
import { responseName, deriveOperation, pointerTo, type DocumentContext } from './derive-operation';
import { loadErrorSources } from './error-responses';
import { FAMILIES, familyOf, type Family } from './families';
import type { Json, JsonObject } from '@gateway-docs/site-data/model';
import { offeredCalls } from './offered-calls';
import { CALLBACK, endpointOf, loadOperationSources, type OperationSource } from './operation-source';

/** What a head says that the derivation needs. Other keys are the linter's business. */
const headSchema = z.looseObject({
  security: z.array(z.record(z.string(), z.unknown())),
  webhooks: z.record(z.string(), z.unknown()).optional(),
  'x-never-answered': z.array(z.int()).default([]),
});

/** What follows from the calls. */
export interface Derived {
  /** Keys of the document that its head leaves out. */
  readonly parts: JsonObject;
  /** Components that they point to, by a path relative to the repository's root at which no file lies. */
  readonly components: ReadonlyMap<string, JsonObject>;
}

/** @throws Error that names two calls whose responses have one name and differ */
function refuseTwoMeanings(sources: Iterable<OperationSource>): void {
  const owners = new Map<string, OperationSource>();
  for (const source of sources) {
    const name = responseName(source);
    const owner = owners.get(name);
    if (owner && JSON.stringify(owner.response.schema) !== JSON.stringify(source.response.schema))
      throw new Error(
        `${source.file}: its response is called ${name}, and so is that of ${owner.file}, but their schemas differ. ` +
          'Leave response.component out, or point to the same schema.',
      );
    owners.set(name, owner ?? source);
  }
}

/** The schemes that a document's calls name, each from the one file that describes them. */
function securitySchemes(
  { security }: z.infer<typeof headSchema>,
  sources: readonly OperationSource[],
): JsonObject {
  const schemes = new Set(security.flatMap((requirement) => Object.keys(requirement)));
  if (sources.some(({ credentials }) => credentials === 'bearer')) schemes.add('Bearer');
  return Object.fromEntries([...schemes].map((name) => [name, pointerTo(`security.yaml#/${name}`)]));
}

/**
 * @param siteDir absolute path of the repository's root
 * @param family which document
 * @param offer what the provider leaves out
 * @returns what the head of the family leaves out
 * @throws Error that names the file and what is wrong in it
 */
export function deriveDocument(siteDir: string, family: Family, offer: Offer = loadOffer(siteDir)): Derived {
  const { entry, generation } = FAMILIES[family];
  // Of all calls, so that a mistake does not hide in one that is not offered.
  refuseTwoMeanings(loadOperationSources(siteDir).values());
  const { sources: calls, groups } = offeredCalls(siteDir, offer);
  const head = readYaml(siteDir, entry, headSchema);
  const neverReturned = head['x-never-answered'];
  const context: DocumentContext = {
    siteDir,
    generation,
    neverReturned,
    groups,
    offer,
    errors: loadErrorSources(siteDir),
  };
  const located = [...new Set(groups.flatMap(({ operations }) => operations))].flatMap((id) => {
    const source = calls.get(id);
    const endpoint = source && endpointOf(source, generation);
    if (!endpoint || familyOf(endpoint, generation) !== family) return [];
    return [{ source, endpoint, ...deriveOperation(context, source) }];
  });
  const sources = located.map(({ source }) => source);
  const here = new Set([...sources.map(({ id }) => id), ...(head.webhooks ? [CALLBACK] : [])]);
  const schemes = securitySchemes(head, sources);
  return {
    parts: {
      tags: groups
        .filter(({ operations }) => operations.some((id) => here.has(id)))
        .map(({ label, text }) => ({ name: label, description: text })),
      paths: Object.fromEntries(located.map(({ endpoint, post }) => [endpoint, { post }])),
      ...(Object.keys(schemes).length > 0 ? { components: { securitySchemes: schemes } } : {}),
    },
    components: new Map(located.flatMap(({ components }) => [...components])),
  };
}

/** Keys of a published document in the order of the OpenAPI specification. */
const ORDER = [
  ...['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks'],
  ...['x-never-answered', 'components'],
];

/** @returns the same document with its keys in the order in which readers look for them */
export function inOrder(document: JsonObject): JsonObject {
  const first: JsonObject = Object.fromEntries(
    ORDER.filter((key) => key in document).map((key): [string, Json | undefined] => [key, document[key]]),
  );
  return { ...first, ...document };
}
