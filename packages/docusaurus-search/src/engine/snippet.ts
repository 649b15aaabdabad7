/** The piece of a text that a result shows: the first marked word with its surroundings. */
import { hasHan } from './han';
import { firstMark } from './marks';
import { CONTEXT_LENGTH } from './settings';

/**
 * @param text the text of a section
 * @param marks word forms to mark
 * @param length characters to show, ellipses not counted
 * @returns the piece, cut between words; empty where no marked word is in the text
 */
export function snippetOf(text: string, marks: readonly string[], length: number = CONTEXT_LENGTH): string {
  const first = firstMark(text, marks);
  if (first === undefined) return '';
  const spare = Math.max(0, length - (first.end - first.start));
  const start = startOfWord(text, first.start - Math.floor(spare / 3), first.start);
  const end = endOfWord(text, start + Math.max(length, first.end - start), first.end);
  const piece = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`;
}

/** The nearest beginning of a word at or after a position, at most `latest`; in Chinese the position itself. */
function startOfWord(text: string, position: number, latest: number): number {
  if (position <= 0) return 0;
  if (hasHan(text.charAt(position))) return Math.min(position, latest);
  const space = text.indexOf(' ', position - 1);
  return space === -1 || space >= latest ? latest : space + 1;
}

/** The nearest end of a word at or before a position, at least `earliest`; in Chinese the position itself. */
function endOfWord(text: string, position: number, earliest: number): number {
  if (position >= text.length) return text.length;
  if (hasHan(text.charAt(position))) return Math.max(position, earliest);
  const space = text.lastIndexOf(' ', position);
  return Math.max(space, earliest);
}
