import { escapeHtml } from '@gateway-docs/kit';

/**
 * @param attributes by their names; those that are undefined are left out
 * @param content as markup
 * @returns an element as HTML
 */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content = '',
): string {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${words.join('')}>${content}</${name}>`;
}
