/** The model of a call, plain JSON, and the versions of the API. */
export * from './api-version';
export * from './json';
export type * from './operation';
