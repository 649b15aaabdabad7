/** Lower case and without accents, so that "curacao" finds Curaçao. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Which rows a query leaves. Every word of the query must begin a word of the row: "ua" finds UA and not Guatemala. Where that finds
 * nothing, the words may stand anywhere, so that "stan" finds Kazakhstan.
 * @param query what the reader typed; without letters or digits it leaves every row
 * @param rows text of each row
 * @returns for each row whether it stays
 */
export function matchRows(query: string, rows: readonly string[]): boolean[] {
  const asked = wordsOf(query);
  const beginning = rows.map((row) => {
    const words = wordsOf(row);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
  if (beginning.includes(true)) return beginning;
  return rows.map((row) => {
    const text = fold(row);
    return asked.every((part) => text.includes(part));
  });
}
