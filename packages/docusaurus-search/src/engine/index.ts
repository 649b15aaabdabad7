/** The search itself, without DOM, React and Node: what worker, tests and measurement call. */
export { newestRoute, type Facets } from './facets';
export type { FindOptions } from './find';
export type { ResultHit, ResultSet } from './results';
export { SearchSession, type SessionOptions } from './session';
export { MANIFEST_FILE, PARTS_FOLDER, RESULT_LIMIT, SUGGESTION_LIMIT } from './settings';
export { isStopWord, joinedKey, keysOf, stem } from './tokens';
export { splitWords } from './words';
