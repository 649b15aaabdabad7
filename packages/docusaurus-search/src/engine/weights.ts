/**
 * Every weight of the ranking, and nothing else that was fitted: `npm run measure -w @gateway-docs/docusaurus-search -- --fit` fits them anew. Scores of
 * fields are relative to 1, which is worth half of what a clause can say at all.
 */
export const WEIGHTS = {
  /** A word in the title or the address. */
  title: 0.7,
  /** A word among what a page says of itself as a whole: its keywords, its tasks, its description. */
  page: 0.65,
  /** A word in the heading of a section, or among its tasks. */
  heading: 0.42,
  /** A word in the subject or the name of a table row. */
  row: 0.27,
  /** A word in a text. */
  text: 0.16,
  /** How steeply a page falls that lacks a part of the query: the power of the part that it has. */
  coverage: 0.08,
  /** What a title adds that is the query, both ways: all of the query, all of the title. */
  wholeTitle: 0.26,
  /** What one section adds that holds all of the query. */
  oneSection: 0.41,
  /** What the page adds to which most others link, for a query of one word; for one of more words, a share of it. */
  links: 0.5,
  /** By what a page is multiplied that is exactly what was typed: its title, or the table that is the home of a code. */
  exact: 3.9,
  /** By what a word counts less that no title, heading, keyword or task has: a page has it by the way. */
  byTheWay: 0.37,
  /** The most that being rare adds to a word: one that a page has by the way is no better a reason than two that name a subject. */
  rarest: 1.44,
} as const;

/** A number for each of them. */
export type Weights = Record<keyof typeof WEIGHTS, number>;
