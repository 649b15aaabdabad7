/**
 * @param text of `data/texts`, with places: `No rows match “{query}”`
 * @param values by the name of their place
 * @returns the text with its places filled
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
