/**
 * In: the operations, as `@gateway-docs/contract` reads them. Out: what the gateway needs of them at run time: which operation a
 * path belongs to, who may call it, a check of its body, and its examples.
 */
import type { Credentials, Example, Field, Operation, Version } from '@gateway-docs/site-data/model';
import { isObject, type JsonObject } from '../json';
import type { OperationId, RequestBody } from './operation-types';
import type { Schemas } from './check-key';

/** What the gateway needs of an operation; the file for readers holds no more of it. */
export type CallSource = Pick<
  Operation,
  'id' | 'version' | 'family' | 'credentials' | 'errors' | 'path' | 'requestSchema'
> & {
  readonly headers: readonly Pick<Operation['headers'][number], 'name'>[];
  readonly requestExamples: readonly Pick<Example, 'name' | 'value'>[];
  readonly responses: readonly {
    readonly status: string;
    readonly schema?: string;
    readonly examples: readonly Pick<Example, 'name' | 'value'>[];
  }[];
  /** Of these only the members of `fields` count, for their mark `sensitive`. */
  readonly request: readonly Pick<Field, 'name' | 'sensitive' | 'fields'>[];
};

export interface ContractOperation<Id extends OperationId = OperationId> {
  /** operationId, the same in every version. */
  readonly id: Id;
  readonly version: Version;
  /** How a caller proves who he is. */
  readonly credentials: Credentials;
  /** It moves money and takes the header `Idempotency-Key`. */
  readonly takesKey: boolean;
  /** Error codes that the documentation lists for the operation. */
  readonly errors: readonly number[];
  readonly requestExamples: ReadonlyMap<string, JsonObject>;
  readonly successExamples: ReadonlyMap<string, JsonObject>;
  /** Throws a ApiError when the body is not what the contract says. */
  readonly checkRequest: (body: JsonObject) => void;
  /** What is wrong with a response, for tests; null when it is as documented, or where no check of responses is at hand. */
  readonly problemOfResponse: (httpStatus: number, response: unknown) => string | null;
}

export interface Route {
  readonly operation: ContractOperation;
  /** Values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Values of named examples: of requests the body, of responses the whole envelope. */
const valuesOf = (examples: readonly Pick<Example, 'name' | 'value'>[]): Map<string, JsonObject> =>
  new Map(examples.map(({ name, value }) => [name, isObject(value) ? value : {}]));

/** v1 has its error examples beside those of success, all of them under HTTP 200. */
function successExamplesOf({ responses }: CallSource): Map<string, JsonObject> {
  const all = valuesOf(responses.find(({ status }) => status === '200')?.examples ?? []);
  return new Map([...all].filter(([, { error }]) => isObject(error) && error.code === 0));
}

function toContract(call: CallSource, schemas: Schemas): ContractOperation {
  const { id, version, family, credentials, errors, requestSchema = '' } = call;
  const responses = new Map(call.responses.map(({ status, schema = '' }) => [Number(status), schema]));
  return {
    // The types of the ids are generated from these very operations.
    id: id as OperationId,
    version,
    credentials,
    takesKey: call.headers.some(({ name }) => name === 'Idempotency-Key'),
    errors,
    requestExamples: valuesOf(call.requestExamples),
    successExamples: successExamplesOf(call),
    checkRequest: schemas.requestCheck(family, requestSchema),
    problemOfResponse: schemas.responseCheck?.(family, responses) ?? (() => null),
  };
}

/** The marks of the service fields; every call that takes `fields` takes the same. */
function sensitiveFieldsOf(operations: readonly CallSource[]): Map<string, 'mask' | 'drop'> {
  const slugs = operations.flatMap(
    ({ request }): readonly Field[] => request.find(({ name }) => name === 'fields')?.fields ?? [],
  );
  return new Map(slugs.flatMap(({ name, sensitive }) => (sensitive ? [[name, sensitive]] : [])));
}

/** `/service/{service_id}` becomes a pattern with a named group. */
function patternOf(endpoint: string): RegExp {
  const escaped = endpoint.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${escaped}$`);
}

/**
 * @param calls the operations that a merchant calls, in every version
 * @param schemas the checks of their bodies
 */
export function createContract(calls: readonly CallSource[], schemas: Schemas) {
  const routes = calls.map((call) => ({
    endpoint: call.path,
    pattern: patternOf(call.path),
    operation: toContract(call, schemas),
  }));
  const operations = routes.map(({ operation }) => operation);
  return {
    operations,
    /** Path of each operation, by version and id: `v2 transaction-find`. */
    paths: new Map(routes.map(({ endpoint, operation: { id, version } }) => [`${version} ${id}`, endpoint])),
    /** Slugs of `fields` that the contract marks with `x-sensitive`. */
    sensitiveFields: sensitiveFieldsOf(calls),
    find<Id extends OperationId>(id: Id, version: Version) {
      const isWanted = (operation: ContractOperation): operation is ContractOperation<Id> =>
        operation.id === id && operation.version === version;
      return operations.find(isWanted);
    },
    route(endpoint: string) {
      for (const { pattern, operation } of routes) {
        const match = pattern.exec(endpoint);
        if (match) return { operation, parameters: { ...match.groups } };
      }
      return undefined;
    },
  };
}

export type Contract = ReturnType<typeof createContract>;

/**
 * The one place where a body of unknown shape gets the type of its operation.
 * @param operation that the body was sent to
 * @param body as sent, with v1's `auth`
 * @returns the body without `auth`, typed: the contract's check has passed, and the type is made from the same schema
 * @throws ApiError when the body is not what the contract says
 */
export function checkedBody<Id extends OperationId>(
  operation: ContractOperation<Id>,
  body: JsonObject,
): RequestBody<Id> {
  operation.checkRequest(body);
  const { auth: _credentials, ...business } = body;
  return business;
}
