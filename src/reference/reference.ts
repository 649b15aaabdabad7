/**
 * Everything that pages are rendered from, checked and typed: the contract, the reference tables, the catalogue, the samples.
 * `load.ts` makes it; handlers, plugins and tests only read it.
 */
import type { Change } from './load-changes';
import type { LeftOut } from './load-pages';
import type { Cabinet } from './cabinet/cabinet';
import type { Flow } from './flows/flow';
import type { OperationGroup } from './contract/openapi/groups';
import type { Operation } from './contract/operation';
import type { StoredRelease } from './contract/releases/packed';
import type { Offer } from './offer/offer';
import type { Operator } from './operator/operator-schema';
import type { Executed } from './executed';
import type { Samples } from './samples/samples-schema';
import type { Scheme } from './schemes/scheme-schema';
import type { Service } from './services/service-schema';
import type { Codes } from './tables/load-codes';
import type { Tables } from './tables/tables';

export type { Codes } from './tables/load-codes';
export type { OperationGroup } from './contract/openapi/groups';
export type { Example, Field, Operation, Response, Version } from './contract/operation';

export interface Reference extends Samples {
  readonly operator: Operator;
  /** Every operation in every version, in document order. */
  readonly operations: readonly Operation[];
  /** All that the contract has, offered or not: the examples of services are made from it. */
  readonly contract: readonly Operation[];
  /** The calls by what an integrator wants to do, in the order of an integration. */
  readonly groups: readonly OperationGroup[];
  readonly tables: Tables;
  readonly codes: Codes;
  /** Terms of the glossary by code, for `{term(settlement)}`. */
  readonly terms: ReadonlyMap<string, string>;
  /** By slug. */
  readonly services: ReadonlyMap<string, Service>;
  /** Fact sheets by slug. */
  readonly schemes: ReadonlyMap<string, Scheme>;
  /** By file name. */
  readonly flows: ReadonlyMap<string, Flow>;
  readonly cabinet: Cabinet;
  /** Entries of the changelog, newest release first. */
  readonly changes: readonly Change[];
  /** Entries of the next release, which has no day yet. */
  readonly upcoming: readonly Change[];
  /** The contract as each release kept it, oldest first. */
  readonly releases: readonly StoredRelease[];
  /** When samples, vectors and scenarios were executed last; undefined where they never were. */
  readonly executed: Executed | undefined;
  /** Routes of the pages that exist and their titles, for links that may have no page yet. */
  readonly pages: ReadonlyMap<string, string>;
  /** What the provider does not offer. */
  readonly offer: Offer;
  /** Pages and sections that are not there for that reason: a link to one of them is no mistake. */
  readonly leftOut: LeftOut;
}
