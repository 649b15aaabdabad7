/** The model of a call, plain JSON, the versions of the API, and the rows of a flow that a page marks. */
export * from './api-version';
export * from './flow-progress';
export * from './json';
export type * from './operation';
