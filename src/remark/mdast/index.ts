/** The builders of what a page is made of, for handlers. What the configuration loads too takes `nodes.ts` alone, without a parser. */
export * from './anchor-of';
export * from './jsx';
export * from './markdown';
export * from './nodes';
export * from './table';
export * from './visit-blocks';
