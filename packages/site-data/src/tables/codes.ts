/**
 * In: the tables of errors, statuses and failure reasons. Out: every code with the wording that a reference to it shows.
 */
import type { Tables } from './tables';

/** Codes that texts refer to, each with the short wording that a reference shows. */
export interface Codes {
  readonly error: ReadonlyMap<number, string>;
  readonly status: ReadonlyMap<number, string>;
  readonly reason: ReadonlyMap<number, string>;
}

type CodeTables = Pick<Tables, 'api-error-codes' | 'transaction-statuses' | 'failure-reason-codes'>;

/** @returns the codes of the three tables: errors with their title, statuses with their name, reasons with their slug */
export function codesOf(tables: CodeTables): Codes {
  return {
    error: new Map(tables['api-error-codes'].rows.map((row) => [row.code, row.title])),
    status: new Map(tables['transaction-statuses'].rows.map((row) => [row.code, row.name])),
    reason: new Map(tables['failure-reason-codes'].rows.map((row) => [row.code, row.slug])),
  };
}

/** @returns what a reference to a term shows: the terms as the glossary writes them, by code */
export const termsOf = (tables: Pick<Tables, 'glossary'>): ReadonlyMap<string, string> =>
  new Map(tables.glossary.rows.map(({ code, term }) => [code, term]));
