/** In: the repository. Out: what a gateway is made of, and the checks of its contract. */
import type { Family, Operation, JsonObject } from '@gateway-docs/site-data/model';
import { loadOperations, serviceBodies } from '@gateway-docs/contract';
import { publishOpenApi } from '@gateway-docs/contract/openapi';
import { loadData } from '@gateway-docs/site-data';
import { loadOperator } from '@gateway-docs/site-data/operator';
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import type { Schemas } from '../contract/check-key';
import type { OperationId } from '../contract/operation-types';
import { createSchemas } from '../contract/schemas';
import type { Profile } from '../settings';
import { TABLE_NAMES, type Catalogue, type CatalogueTables, type ServiceRequest } from './catalogue';

/** @throws Error that names the file when the profile or the vectors cannot be read */
export function loadProfile(siteDir: string): Profile {
  const operator = loadOperator(siteDir);
  const vectors = readYaml(siteDir, 'samples/vectors.yaml', vectorsSchema);
  return {
    pointId: vectors.point_id,
    apiToken: vectors.api_token,
    toleranceSeconds: operator.timestamp_tolerance_seconds,
    idempotencyKeyHours: operator.idempotency_key_hours,
    callbackTimeoutSeconds: operator.callbacks.timeout_seconds,
    retryAfterMinutes: operator.callbacks.retry_after_minutes,
    hosts: operator.hosts,
  };
}

/** The OpenAPI documents that have calls, by family. */
async function loadDocuments(siteDir: string, calls: readonly Pick<Operation, 'family'>[]) {
  const families = [...new Set(calls.map(({ family }) => family))];
  return new Map(
    await Promise.all(
      families.map(async (family) => [family, await publishOpenApi(siteDir, family)] as const),
    ),
  );
}

/** Everything that is read from the repository for a gateway. */
export interface Sources {
  readonly catalogue: Catalogue;
  /** Of the contract, callbacks among them. */
  readonly operations: readonly Operation[];
  /** The OpenAPI documents that have calls. */
  readonly documents: ReadonlyMap<Family, JsonObject>;
}

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function loadSources(siteDir: string): Promise<Sources> {
  const operations = await loadOperations(siteDir);
  // Bodies of services start from examples of others, which may not be offered.
  const contract = await loadOperations(siteDir, 'whole');
  const calls = operations.filter(({ direction }) => direction === 'call');
  const { tables, services } = await loadData(siteDir);
  const operator = loadOperator(siteDir);
  const requests = [...services].map(([slug, service]): [string, ServiceRequest] => {
    const { operation, request } = serviceBodies(service, contract, operator);
    // The ids are those of the contract, from which the type is generated.
    return [slug, { operation: operation as OperationId, body: request }];
  });
  const ours = Object.fromEntries(TABLE_NAMES.map((name) => [name, tables[name]]));
  return {
    catalogue: {
      profile: loadProfile(siteDir),
      calls,
      tables: ours as unknown as CatalogueTables,
      services: [...services.values()],
      requests: Object.fromEntries(requests),
    },
    operations,
    documents: await loadDocuments(siteDir, calls),
  };
}

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error as `loadSources` does
 */
export async function loadCatalogue(
  siteDir: string,
): Promise<{ readonly catalogue: Catalogue; readonly schemas: Schemas }> {
  const { catalogue, documents } = await loadSources(siteDir);
  return { catalogue, schemas: createSchemas(documents) };
}
