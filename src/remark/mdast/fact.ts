/**
 * What a table cell adds below its text: `Send again: no`. Three rich columns are read; seven thin ones are not.
 */
import { jsxInline } from './jsx';
import type { Inline } from './nodes';

/** @returns a space, which separates the line in plain Markdown, and the line */
export function factLine(label: string, ...content: Inline[]): Inline[] {
  return [' ', jsxInline('Fact', {}, [`${label}: `, ...content])];
}
