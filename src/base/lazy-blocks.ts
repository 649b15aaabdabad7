/**
 * Attribute of the root element, in whose presence a browser lays out the blocks of a body when they come near the screen
 * (`src/css/lazy-blocks.css`). A script in the head sets it for a visit, the body of a navigation for its own page.
 */
export const LAZY_BLOCKS = 'data-lazy-blocks';
