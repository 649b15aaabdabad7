export type { CitedSource } from './cited-source';
export { fingerprint } from './fingerprint';
export { overdueSources } from './overdue-sources';
