/** Steps over the files of a finished site. */
export { compress } from './compress';
export { finishPages, type FinishOptions } from './finish-pages';
export { headersFile, type HeaderRules } from './headers-file';
export { inlineScripts } from './inline-scripts';
export { checkPublishedFiles } from './published-files';
export type { PolicyOptions } from './security-policy';
