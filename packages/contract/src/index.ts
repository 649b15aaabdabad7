/** The site of a provider as one value, and its description of the API: calls with their examples, samples and releases. */
export { LABELS, unannounced } from './announced';
export type { Contract } from './contract';
export { executedInputs } from './executed';
export { EXECUTED_FILE, type Executed, REFRESH } from './executed-record';
export { inVersion } from './openapi/in-version';
export type { OperationGroup } from './openapi/groups';
export type { Example, Field, Operation, Response, Version } from '@gateway-docs/site-data/model';
export { serviceBodies } from './service-bodies';
export { openSite, type Site, type SiteData } from './site';
export { wrongExamples } from './wrong-examples';
