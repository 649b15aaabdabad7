/** Where the words of a query stand in a text. Used for titles and pieces of text in results, and on the target page. */
import { hasHan, isHan } from './han';
import { eachWord, fold } from './words';

/** A range of a text, end exclusive. */
export interface MarkRange {
  readonly start: number;
  readonly end: number;
}

/**
 * @param text any text
 * @param marks word forms to mark
 * @returns the ranges of its words, or parts of words, that are among them, in order
 */
export function markRanges(text: string, marks: readonly string[]): MarkRange[] {
  const ranges = [...wordRanges(text, marks)];
  return hasHan(text) ? inOrder([...ranges, ...hanRanges(text, marks.filter(isHan))]) : ranges;
}

/** @returns the first range that `markRanges` would give, without reading the text to its end */
export function firstMark(text: string, marks: readonly string[]): MarkRange | undefined {
  if (hasHan(text)) return markRanges(text, marks)[0];
  for (const range of wordRanges(text, marks)) return range;
  return undefined;
}

function* wordRanges(text: string, marks: readonly string[]): Generator<MarkRange> {
  if (marks.length === 0) return;
  const wanted = new Set(marks.map(fold));
  for (const { key, start, end, parts, runs } of eachWord(text)) {
    if (wanted.has(key) || runs.some((run) => wanted.has(run))) yield { start, end };
    else for (const part of parts) if (wanted.has(part.key)) yield { start: part.start, end: part.end };
  }
}

/** Chinese words stand inside runs without blanks. */
function hanRanges(text: string, marks: readonly string[]): MarkRange[] {
  return marks.flatMap((mark) =>
    Array.from(text.matchAll(new RegExp(mark, 'gu')), ({ index }) => ({
      start: index,
      end: index + mark.length,
    })),
  );
}

/** By their starts, long before short, without those that begin inside another one. */
function inOrder(ranges: readonly MarkRange[]): MarkRange[] {
  let end = 0;
  return [...ranges]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((range) => {
      if (range.start < end) return false;
      end = range.end;
      return true;
    });
}

/**
 * @param text any text
 * @param marks word forms to mark
 * @returns the text in pieces: those at odd positions are marked
 */
export function markedPieces(text: string, marks: readonly string[]): string[] {
  const ranges = markRanges(text, marks);
  const pieces = ranges.flatMap(({ start, end }, i) => [
    text.slice(ranges[i - 1]?.end ?? 0, start),
    text.slice(start, end),
  ]);
  return [...pieces, text.slice(ranges.at(-1)?.end ?? 0)];
}
