/**
 * Everything that pages are rendered from, checked and typed: the contract, the reference tables, the catalogue, the samples.
 * `load.ts` makes it; handlers, plugins and tests only read it.
 */
import type { Cabinet } from './cabinet/cabinet';
import type { Flow } from './flow-schema';
import type { OperationGroup } from './openapi/groups';
import type { Operation } from './operation';
import type { Operator } from './operator-schema';
import type { ClientSource, RawBodyRecipe, Vectors } from './samples';
import type { Service } from './service-schema';
import type { Tables } from './tables';

export type { OperationGroup } from './openapi/groups';
export type { Credentials, Example, Field, Operation, Response, Version } from './operation';

/** Codes that prose links to, each with the short wording that the link shows. */
export interface Codes {
  readonly error: ReadonlyMap<number, string>;
  readonly status: ReadonlyMap<number, string>;
  readonly reason: ReadonlyMap<number, string>;
}

export interface Reference {
  readonly operator: Operator;
  /** Every operation in every version, in document order. */
  readonly operations: readonly Operation[];
  /** The calls by what an integrator wants to do, in the order of an integration. */
  readonly groups: readonly OperationGroup[];
  readonly tables: Tables;
  readonly codes: Codes;
  /** By slug. */
  readonly services: ReadonlyMap<string, Service>;
  /** By file name. */
  readonly flows: ReadonlyMap<string, Flow>;
  readonly cabinet: Cabinet;
  /** In the order in which pages show languages. */
  readonly clients: readonly ClientSource[];
  readonly vectors: Vectors;
  readonly rawBody: readonly RawBodyRecipe[];
  /** Routes of the pages that exist and their titles, for links that may have no page yet. */
  readonly pages: ReadonlyMap<string, string>;
}
