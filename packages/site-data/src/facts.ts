/** Everything that pages are rendered from beside the contract, checked and typed; `load-facts.ts` makes it. */
import type { Change, LeftOut } from './pages';
import type { Cabinet } from './cabinet/read-cabinet';
import type { Flow } from '@gateway-docs/diagrams';
import type { Offer } from './offer/offer';
import type { Operator } from './operator/operator-schema';
import type { Scheme } from './schemes/scheme-schema';
import type { Service } from './services/service-schema';
import type { Codes, Tables } from './tables/tables';

export interface Facts {
  readonly operator: Operator;
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
  /** Routes of the pages that exist and their titles, for links that may have no page yet. */
  readonly pages: ReadonlyMap<string, string>;
  /** What the provider does not offer. */
  readonly offer: Offer;
  /** Pages and sections that are not there for that reason: a link to one of them is no mistake. */
  readonly leftOut: LeftOut;
}
