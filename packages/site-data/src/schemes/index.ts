export { readSchemes } from './read-schemes';
export type { Scheme } from './scheme-schema';
export { sourcesOf, statedValues } from './stated-values';
