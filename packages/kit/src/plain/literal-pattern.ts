/**
 * @param text any text, such as a path
 * @returns the text for a regular expression, in which each of its signs means itself
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
