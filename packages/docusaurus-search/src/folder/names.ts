/** The script of the search page in a folder, relative to the site's. */
export const SCRIPT = 'search-index/search.js';

/** The function of the window to which a script hands its part of the index over. */
export const TAKE = 'takeSearchPart';
