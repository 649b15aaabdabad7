export type { Scheme } from './scheme-schema';
export { sourcesOf, type StatedValue, statedValues } from './stated-values';
