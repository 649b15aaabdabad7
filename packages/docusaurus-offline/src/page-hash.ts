/**
 * Each page says its own hash, in its title: so an open page can be compared with a release whose scripts are the same and whose texts are not. The hash is
 * of the file without these words; build and worker leave them out in the same way.
 */

/** Attribute of the title of a page. */
export const PAGE_HASH_ATTRIBUTE = 'data-page-hash';

const SAID = new RegExp(`(<h1) ${PAGE_HASH_ATTRIBUTE}=[0-9a-f]+`);

/** @returns the HTML of a page without its hash */
export const withoutPageHash = (html: string): string => html.replace(SAID, '$1');

/**
 * @param html of a page, without its hash
 * @param hash of that
 * @returns the page that says it; one without a title stays as it is
 */
export const withPageHash = (html: string, hash: string): string =>
  html.replace('<h1', `<h1 ${PAGE_HASH_ATTRIBUTE}=${hash}`);
