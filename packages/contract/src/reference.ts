/**
 * Everything that pages are rendered from, checked and typed: the data of the site, and the contract with its samples.
 * `load.ts` makes it; handlers, plugins and tests only read it.
 */
import type { SiteData } from '@gateway-docs/site-data';
import type { Operation } from '@gateway-docs/site-data/model';
import type { Executed } from './executed-record';
import type { OperationGroup } from './openapi/groups';
import type { StoredRelease } from './releases/packed';
import type { Samples } from './samples/samples-schema';

export type { OperationGroup } from './openapi/groups';

export interface Reference extends Samples, SiteData {
  /** Every operation in every version, in document order. */
  readonly operations: readonly Operation[];
  /** All that the contract has, offered or not: the examples of services are made from it. */
  readonly contract: readonly Operation[];
  /** The calls by what an integrator wants to do, in the order of an integration. */
  readonly groups: readonly OperationGroup[];
  /** The contract as each release kept it, oldest first. */
  readonly releases: readonly StoredRelease[];
  /** When samples, vectors and scenarios were executed last; undefined where they never were. */
  readonly executed: Executed | undefined;
}
