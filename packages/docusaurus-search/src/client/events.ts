/** What the box tells who is interested, by events of its form: React's part of the page, once it is there. */

/** Something was asked for; the detail is a promise of its arrival. */
export const ASKED = 'search-asked';

/** The reader goes to an address, which is the detail. Who takes the reader there prevents the default: a navigation of the browser. */
export const GO = 'search-go';
