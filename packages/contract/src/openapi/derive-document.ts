/**
 * In: the calls as their writers describe them, the groups, the head of a document (`api/<family>/openapi.yaml`). Out: what the head
 * leaves out, because it follows: tags, paths, security schemes.
 */
import * as z from 'zod';
import type { Folder } from '@gateway-docs/kit/yaml';
import { responseName, deriveCall, pointerTo, type DocumentContext } from './derive-call';
import type { ErrorSources } from './error-responses';
import { FAMILIES, familyOf, type Family } from './families';
import type { Json, JsonObject } from '@gateway-docs/site-data/model';
import { CALLBACK, endpointOf, type Call, type Calls } from './calls';
import type { OperationGroup } from './groups';

/** What a head says that the derivation needs. Other keys are the linter's business. */
const headSchema = z.looseObject({
  security: z.array(z.record(z.string(), z.unknown())),
  webhooks: z.record(z.string(), z.unknown()).optional(),
  'x-never-answered': z.array(z.int()).default([]),
});

/** @throws Error that names two calls whose responses have one name and differ */
function refuseTwoMeanings(calls: Iterable<Call>): void {
  const owners = new Map<string, Call>();
  for (const call of calls) {
    const name = responseName(call);
    const owner = owners.get(name);
    if (owner && JSON.stringify(owner.response.schema) !== JSON.stringify(call.response.schema))
      throw new Error(
        `${call.file}: its response is called ${name}, and so is that of ${owner.file}, but their schemas differ. ` +
          'Leave response.component out, or point to the same schema.',
      );
    owners.set(name, owner ?? call);
  }
}

/** The schemes that a document's calls name, each from the one file that describes them. */
function securitySchemes({ security }: z.infer<typeof headSchema>, calls: readonly Call[]): JsonObject {
  const schemes = new Set(security.flatMap((requirement) => Object.keys(requirement)));
  if (calls.some(({ credentials }) => credentials === 'bearer')) schemes.add('Bearer');
  return Object.fromEntries([...schemes].map((name) => [name, pointerTo(`security.yaml#/${name}`)]));
}

/** What all documents are derived from. */
export interface DocumentSources {
  /** Folder of the contract, with the heads of the documents. */
  readonly api: Folder;
  readonly calls: Calls;
  readonly groups: readonly OperationGroup[];
  readonly errors: ErrorSources;
}

/**
 * @param sources what all documents are derived from
 * @param family which document
 * @returns what the head of the family leaves out
 * @throws Error that names the file and what is wrong in it
 */
export function deriveDocument({ api, calls, groups, errors }: DocumentSources, family: Family) {
  const { head: file, generation } = FAMILIES[family];
  refuseTwoMeanings(calls.values());
  const head = api.yaml(file, headSchema);
  const context: DocumentContext = {
    shared: api.folder('shared'),
    generation,
    neverReturned: head['x-never-answered'],
    groups,
    errors,
  };
  const located = [...new Set(groups.flatMap(({ operations }) => operations))].flatMap((id) => {
    const call = calls.get(id);
    const endpoint = call && endpointOf(call, generation);
    if (!endpoint || familyOf(endpoint, generation) !== family) return [];
    return [{ call, endpoint, ...deriveCall(context, call) }];
  });
  const here = new Set([...located.map(({ call }) => call.id), ...(head.webhooks ? [CALLBACK] : [])]);
  const schemes = securitySchemes(
    head,
    located.map(({ call }) => call),
  );
  return {
    /** Keys of the document that its head leaves out. */
    parts: {
      tags: groups
        .filter(({ operations }) => operations.some((id) => here.has(id)))
        .map(({ label, text }) => ({ name: label, description: text })),
      paths: Object.fromEntries(located.map(({ endpoint, post }) => [endpoint, { post }])),
      ...(Object.keys(schemes).length > 0 ? { components: { securitySchemes: schemes } } : {}),
    },
    /** Components that they point to, by a path in `api` at which no file lies. */
    components: new Map(located.flatMap(({ components }) => [...components])),
  };
}

/** What follows from the calls. */
export type Derived = ReturnType<typeof deriveDocument>;

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
