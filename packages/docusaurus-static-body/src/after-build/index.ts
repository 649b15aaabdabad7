/** Steps over the files of a finished site. */
export { compress } from './compress';
export { finishPages, type FinishOptions } from './finish-pages';
export { inlineScripts, scriptHash } from './inline-scripts';
export { checkPublishedFiles } from './published-files';
