/** The command `new`: pages from their templates, the profile of a provider by questions, a page under another route. */
export { readExisting } from './existing';
export { kindOf, report, usage } from './kinds';
export { make } from './make';
export { fill, planPage, type Plan } from './plan';
export { runNew } from './run-new';
