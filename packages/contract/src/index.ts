/** The description of the API: its calls with their examples, samples and releases, beside the data of the site. */
export { LABELS, unannounced } from './announced';
export { executedInputs } from './executed';
export { EXECUTED_FILE, type Executed, REFRESH } from './executed-record';
export { loadOperations } from './load-operations';
export { REFERENCE_FOLDERS, loadReference, referenceFiles } from './load';
export type { OperationGroup, Reference } from './reference';
export type { Example, Field, Operation, Response, Version } from '@gateway-docs/site-data/model';
export { serviceBodies } from './service-bodies';
export { wrongExamples } from './wrong-examples';
