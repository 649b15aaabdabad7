/**
 * Chinese is written without blanks, so its words have to be found before they can be counted. The build cuts by a dictionary of
 * the language (plugin/cut-chinese.ts), a query by the words that the index has. Both put blanks between the
 * words, and everything after them treats Chinese like any other language. No DOM, no Node.
 */

const RUNS = /\p{Script=Han}+/gu;

/** Cuts a run of Chinese characters into words, in order. Longer words may stand beside the shorter ones that they hold. */
export type CutHan = (run: string) => readonly string[];

/** @returns whether a text has Chinese characters */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** @returns whether a key consists of Chinese characters alone */
export const isHan = (key: string): boolean => /^\p{Script=Han}+$/u.test(key);

/** @returns the text with blanks around each Chinese word; other text as it is */
export const spaceOut = (text: string, cut: CutHan): string =>
  hasHan(text) ? text.replace(RUNS, (run) => ` ${cut(run).join(' ')} `) : text;
