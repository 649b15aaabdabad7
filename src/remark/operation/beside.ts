/**
 * Puts a sample beside the text that explains it: two columns on wide screens, one after the other on others. Headings stay
 * outside, because the search index takes a section from the siblings of its heading.
 */
import { jsxBlock, type Block } from '../mdast';

export function beside(text: readonly Block[], sample: readonly Block[]): Block[] {
  if (sample.length === 0) return [...text];
  if (text.length === 0) return [...sample];
  return [jsxBlock('Beside', {}, [jsxBlock('BesideText', {}, text), jsxBlock('BesideSample', {}, sample)])];
}
