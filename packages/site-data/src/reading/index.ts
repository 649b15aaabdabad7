export type { CitedSource } from './cited-source';
export { createFileCache } from './file-cache';
export { fingerprint } from './fingerprint';
export { isBuild, onePerBuild } from './one-per-build';
export { overdueSources } from './overdue-sources';
