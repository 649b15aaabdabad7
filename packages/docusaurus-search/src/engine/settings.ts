/** The specification's search constants (section 9) and the names that build and browser share. */

/** Suggestions under the search bar. */
export const SUGGESTION_LIMIT = 8;

/** Results on the search page. */
export const RESULT_LIMIT = 50;

/** Letters in which a word may differ from an indexed one; none in codes and in words of up to four letters (fuzzy.ts). */
export const FUZZY_DISTANCE = 2;

/** Query parameter that carries the words to highlight on the target page. */
export const HIGHLIGHT_PARAMETER = '_highlight';

/**
 * The first index file, relative to the base URL. Its name has no hash: the bundle is made before the index, so it cannot
 * know one. The browser asks for it with an ETag; it names the other files, which carry the hash of their content.
 */
export const MANIFEST_FILE = 'search-index/head.json';

/** Folder of the parts of each release, relative to the base URL: what lies in it never changes. */
export const PARTS_FOLDER = 'search-index/parts/';

/** A file of the index that has not come after this time counts as unreachable, in milliseconds. */
export const LOAD_LIMIT = 10_000;

/**
 * A reader who types on within this time needs no part for the letters before, in milliseconds. Every new query waits so long, and few
 * letters follow each other faster.
 */
export const TYPING_PAUSE = 20;

/** Queries that the browser remembers for the empty search bar. */
export const RECENT_LIMIT = 5;
