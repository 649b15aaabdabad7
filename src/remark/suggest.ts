/** Suggestions for writers come from the layer below, whose loaders give them too. */
export { suggest } from '../reference/suggest';
