import type words from './not-saved.json';

/**
 * What the page says that is shown in place of one that is neither reachable nor saved: `manage` links the page of the sections, `more` is the
 * heading of pages that are in none.
 */
export type NotSavedWords = Readonly<typeof words>;
