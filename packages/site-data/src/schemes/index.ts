export { loadSchemes } from './load-schemes';
export type { Scheme } from './scheme-schema';
export { sourcesOf, statedValues } from './stated-values';
