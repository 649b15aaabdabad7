/** The rules of this house for Oxlint: those of TypeScript, who may import what, and the files that have rules of their own. */
export { BROWSER, TESTS } from './files';
export { layers } from './layers';
export { everywhere, inBrowser, withTypes } from './typescript-rules';
