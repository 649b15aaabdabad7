const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Makes a profile value safe inside the theme options that Docusaurus prints as HTML.
 * @param text plain text, for example a brand such as "Fish & Sons"
 * @returns the same text with the four HTML characters written as entities
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
