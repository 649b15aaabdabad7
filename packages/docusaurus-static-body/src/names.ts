/** Names that a page, its scripts and the build share. */

/**
 * Type of the scripts and of the style sheet that wait for the reader's first interaction. No browser loads a script or a style sheet of a
 * type that it does not know; the script in the head takes the type away.
 */
export const WAITING_TYPE = 'text/waiting';

/**
 * Attribute of the root element, in whose presence a browser lays out the blocks of a body when they come near the screen (`styles.css`).
 * The script in the head sets it for a visit, the body of a navigation for its own page.
 */
export const LAZY_BLOCKS = 'data-lazy-blocks';

/** Attribute of the link that the reader is about to use, while a click on it is a plain navigation (head/coming-page.js). */
export const COMING_PAGE = 'data-coming-page';

/** Attribute of links in view whose pages are loaded ahead on a quiet page, before its scripts (head/pages-ahead.js). */
export const PAGE_AHEAD = 'data-page-ahead';

/** Property of the window: finds the link to another page at a place (head/page-link.js). */
export const PAGE_LINK = 'staticBodyPageLink';

/** Property of the window: the button that was clicked last, null after a click elsewhere. */
export const CLICKED = 'staticBodyClicked';

/** Attribute of the root element from when Back came before there was a router until the page before is loaded (head/load-on-interaction.js). */
export const GOING_BACK = 'data-going-back';

/** Attribute of the style element with the typefaces that come as files (after-build/used-styles.ts, head/load-on-interaction.js). */
export const TYPEFACES = 'data-typefaces';

/** Selector of the element that holds the body, in the static page and in the browser. */
export const BODY_SELECTOR = 'article .markdown';

/** Id of the element that holds the data of a page in its HTML, as JSON. */
export const PAGE_DATA_ID = 'page-data';
