/** In: the glossary. Out: what a reference to a term shows, so that prose and page spell a term alike. */
import type { Tables } from './tables';

/** @returns the terms as the glossary writes them, by code */
export const termsOf = (tables: Pick<Tables, 'glossary'>): ReadonlyMap<string, string> =>
  new Map(tables.glossary.rows.map(({ code, term }) => [code, term]));
