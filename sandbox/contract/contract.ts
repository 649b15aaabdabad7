/**
 * In: the OpenAPI documents of both generations. Out: what the gateway needs of them at run time: which operation a path
 * belongs to, who may call it, a check of its body, and its examples.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Version } from '../../src/reference/operation';
import { FAMILIES, FAMILY_NAMES, type Family } from '../../src/reference/openapi/families';
import { objectOf, type JsonObject as Json } from '../../src/reference/openapi/json';
import { loadOpenApi, publishOpenApi } from '../../src/reference/openapi/load-openapi';
import type { JsonObject } from '../json';
import type { OperationId } from './operation-types';
import { createSchemas, type Schemas } from './schemas';

export interface ContractOperation<Id extends OperationId = OperationId> {
  /** operationId, the same in every version. */
  readonly id: Id;
  readonly version: Version;
  /** How a caller proves who he is: the version's credentials, or a bearer token. */
  readonly credentials: Version | 'bearer';
  /** Error codes that the documentation lists for the operation. */
  readonly errors: readonly number[];
  readonly requestExamples: ReadonlyMap<string, JsonObject>;
  readonly successExamples: ReadonlyMap<string, JsonObject>;
  /** Throws a ApiError when the body is not what the contract says. */
  readonly checkRequest: (body: JsonObject) => void;
  /** What is wrong with an answer, for tests; null when it is as documented. */
  readonly problemOfAnswer: (httpStatus: number, answer: unknown) => string | null;
}

export interface Route {
  readonly operation: ContractOperation;
  /** Values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
  /** Path of each operation, by version and id: `v2 transaction-find`. */
  readonly paths: ReadonlyMap<string, string>;
  /** Slugs of `fields` that the contract marks with `x-sensitive`. */
  readonly sensitiveFields: ReadonlyMap<string, 'mask' | 'drop'>;
  find<Id extends OperationId>(id: Id, version: Version): ContractOperation<Id> | undefined;
  route(endpoint: string): Route | undefined;
}

const MEDIA = 'application/json';
const mediaOf = (holder: unknown): Json => objectOf(objectOf(objectOf(holder as Json).content)[MEDIA]);

/** Values of named examples: of requests the body, of answers the whole envelope. */
function examplesOf(media: Json): Map<string, JsonObject> {
  const entries = Object.entries(objectOf(media.examples));
  return new Map(entries.map(([name, example]) => [name, objectOf(objectOf(example).value) as JsonObject]));
}

/** v1 keeps its error examples beside those of success, all of them under HTTP 200. */
function successExamplesOf(operation: Json): Map<string, JsonObject> {
  const all = examplesOf(mediaOf(objectOf(operation.responses)['200']));
  return new Map([...all].filter(([, answer]) => objectOf(answer.error as Json).code === 0));
}

function credentialsOf(operation: Json, version: Version): ContractOperation['credentials'] {
  const [first] = (operation.security ?? []) as readonly Json[];
  return first && Object.keys(first).some((scheme) => /bearer/i.test(scheme)) ? 'bearer' : version;
}

function readOperation(
  operation: Json,
  endpoint: string,
  family: Family,
  schemas: Schemas,
): ContractOperation {
  const version = FAMILIES[family].generation;
  const pointer = ['paths', endpoint, 'post'];
  return {
    id: operation.operationId as OperationId,
    version,
    credentials: credentialsOf(operation, version),
    errors: (objectOf(operation['x-reference']).errors ?? []) as readonly number[],
    requestExamples: examplesOf(mediaOf(operation.requestBody)),
    successExamples: successExamplesOf(operation),
    checkRequest: schemas.requestCheck(family, pointer),
    problemOfAnswer: schemas.answerCheck(family, pointer, objectOf(operation.responses)),
  };
}

/** @param document with every reference resolved, because a slug may get the mark from a shared schema */
function sensitiveFieldsOf(document: Json): Map<string, 'mask' | 'drop'> {
  const schemas = objectOf(objectOf(document.components).schemas);
  const slugs = Object.entries(objectOf(objectOf(schemas['service-fields']).properties));
  return new Map(
    slugs.flatMap(([slug, schema]) => {
      const mark = objectOf(schema)['x-sensitive'];
      return mark === 'mask' || mark === 'drop' ? [[slug, mark]] : [];
    }),
  );
}

/** `/service/{service_id}` becomes a pattern with a named group. */
function patternOf(endpoint: string): RegExp {
  const escaped = endpoint.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${escaped}$`);
}

/**
 * Reads the contract of every family.
 * @param siteDir absolute path of the repository's root
 * @throws Error that names the file and place of the first thing that is wrong in `api/`
 */
export async function loadContract(siteDir: string): Promise<Contract> {
  const documents = new Map<Family, Json>();
  const written = FAMILY_NAMES.filter((family) => existsSync(path.join(siteDir, FAMILIES[family].entry)));
  for (const family of written) documents.set(family, await publishOpenApi(siteDir, family));
  const schemas = createSchemas(documents);
  const routes = [...documents].flatMap(([family, document]) =>
    Object.entries(objectOf(document.paths)).map(([endpoint, item]) => ({
      endpoint,
      pattern: patternOf(endpoint),
      operation: readOperation(objectOf(objectOf(item).post), endpoint, family, schemas),
    })),
  );
  const operations = routes.map(({ operation }) => operation);
  return {
    operations,
    paths: new Map(routes.map(({ endpoint, operation: { id, version } }) => [`${version} ${id}`, endpoint])),
    sensitiveFields: sensitiveFieldsOf(objectOf((await loadOpenApi(siteDir, 'v2')) as Json)),
    find<Id extends OperationId>(id: Id, version: Version) {
      const isWanted = (operation: ContractOperation): operation is ContractOperation<Id> =>
        operation.id === id && operation.version === version;
      return operations.find(isWanted);
    },
    route(endpoint) {
      for (const { pattern, operation } of routes) {
        const match = pattern.exec(endpoint);
        if (match) return { operation, parameters: { ...match.groups } };
      }
      return undefined;
    },
  };
}
