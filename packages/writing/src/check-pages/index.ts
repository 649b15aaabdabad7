/**
 * The command `pages`: every page of a site read as a build reads it, and what is wrong with all of them, in seconds. How a page is read is the site's own;
 * here the mistakes of all pages come together, and the links between them are followed.
 */
export { type Asked, checkPages, type Found, type ReadPage } from './check-pages';
