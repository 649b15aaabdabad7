/**
 * What a gateway is made of, as plain data: the contract, the tables, the services and the profile. In the repository it is read from
 * `api/` and `data/`; the file for readers holds it as JSON.
 */
import type { Service } from '@gateway-docs/site-data/services';
import type { Tables } from '@gateway-docs/site-data/tables';
import type { CallSource } from '../contract/contract';
import type { Schemas } from '../contract/check-key';
import type { OperationId } from '../contract/operation-types';
import type { JsonObject } from '../json';
import type { Profile } from '../settings';

/** Names of the tables that the gateway acts on. */
export const TABLES = [
  ...(['api-error-codes', 'currency-codes', 'test-cards'] as const),
  ...(['transaction-statuses', 'wallet-movements'] as const),
];

export type CatalogueTables = Pick<Tables, (typeof TABLES)[number]>;

/** An operation and the body that a guide sends to it. */
export interface ServiceRequest {
  readonly operation: OperationId;
  readonly body: JsonObject;
}

export interface Catalogue {
  readonly profile: Profile;
  readonly calls: readonly CallSource[];
  readonly tables: CatalogueTables;
  /** Entries of the catalogue, in its order. */
  readonly services: readonly Service[];
  /** The request that the guide of each service shows, by its slug. */
  readonly requests: Readonly<Record<string, ServiceRequest>>;
}

/** What a gateway is started from. */
export interface GatewayParts {
  readonly catalogue: Catalogue;
  /** Checks of its contract. */
  readonly schemas: Schemas;
}
