/** What tests of the site ask of the commands of writers. */
export { allKeys } from './all-keys';
