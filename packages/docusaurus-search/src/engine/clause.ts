/** The clauses of a query: what it is made of, once it is understood. */
import type { Expansion } from './expansions';

export interface Clause {
  readonly key: string;
  /** Share of the clause in the ranking: words that say nothing and parts of a known identifier count little. */
  readonly weight: number;
  /** A joined form of other clauses, or a word that says nothing: it helps where it is found and is not missed elsewhere. */
  readonly isOptional: boolean;
  /** Keys of clauses that are not missed where this one is found. */
  readonly standsFor: readonly string[];
  /** What it may mean, best first. */
  readonly expansions: readonly Expansion[];
}

export interface Plan {
  readonly clauses: readonly Clause[];
  /** The shards of words that the answer needs. */
  readonly shards: ReadonlySet<number>;
  /** The text in the layout and script in which it was understood. */
  readonly text: string;
  /** The last word where it may still grow under the reader's fingers, or empty. */
  readonly unfinished: string;
}
