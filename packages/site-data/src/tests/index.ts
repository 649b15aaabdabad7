/** Small data for tests of what is built on a site. */
export { fixtureCabinet } from './fixture-cabinet';
export { field, fixtureOperations } from './fixture-operations';
export { fixtureScheme } from './fixture-scheme';
export { fixtureTables } from './fixture-tables';
export { fixtureNotOffered } from './fixture-not-offered';
export { fixtureFacts } from './fixture-facts';
