/** What the values of a contract say, for every runtime: nothing here reads a file. */
export { fieldInMessage } from './field-in-message';
export { fillInHosts } from './openapi/fill-in-hosts';
