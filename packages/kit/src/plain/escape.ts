/**
 * @param text any text, such as a path
 * @returns the text for a regular expression, in which each of its signs means itself
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Makes text safe as the content of an HTML or SVG element, and inside an attribute in double quotes.
 * @param text plain text, for example a brand such as "Fish & Sons"
 * @returns the same text with the four characters that markup needs written as entities
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
