/** In: the data of a site. Out: what a gateway is made of, and the checks of its contract. */
import type { Family, Operation, JsonObject } from '@gateway-docs/site-data/model';
import { serviceBodies, type Site, type SiteData } from '@gateway-docs/contract';
import type { OperationId } from '../contract/operation-types';
import { createSchemas } from '../contract/schemas';
import { profileOf } from '../settings';
import { pick } from '../pick';
import { TABLES } from './catalogue';
import type { Catalogue, CatalogueTables, GatewayParts, ServiceRequest } from './catalogue';

/** Everything that is read from the repository for a gateway. */
export interface Sources {
  readonly catalogue: Catalogue;
  /** Of the contract, callbacks among them. */
  readonly operations: readonly Operation[];
  /** The OpenAPI documents that have calls. */
  readonly documents: ReadonlyMap<Family, JsonObject>;
  /** Diagrams, by name. */
  readonly flows: SiteData['flows'];
}

/**
 * @param site whose data are loaded
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function loadSources(site: Pick<Site, 'load'>): Promise<Sources> {
  const data = await site.load();
  const { operations, wholeOperations, documents, tables, services, operator, flows } = data;
  const requests = [...services].map(([slug, service]): [string, ServiceRequest] => {
    const { operation, request } = serviceBodies(service, wholeOperations, operator);
    // The ids are those of the contract, from which the type is generated.
    return [slug, { operation: operation as OperationId, body: request }];
  });
  return {
    catalogue: {
      profile: profileOf(data),
      calls: operations.filter(({ direction }) => direction === 'call'),
      tables: pick(tables, TABLES) as CatalogueTables,
      services: [...services.values()],
      requests: Object.fromEntries(requests),
    },
    operations,
    flows,
    documents: new Map([...documents].map(([family, { published }]) => [family, published])),
  };
}

/**
 * @param site whose data are loaded
 * @throws Error as `loadSources` does
 */
export async function loadCatalogue(site: Pick<Site, 'load'>): Promise<GatewayParts> {
  const { catalogue, documents } = await loadSources(site);
  return { catalogue, schemas: createSchemas(documents) };
}
