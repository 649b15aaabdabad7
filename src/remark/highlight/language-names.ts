import texts from '../../../data/texts/code-languages.json';

/** The languages of code blocks in words, for the heads of the blocks. Plain text says by itself what it is. */
const NAMES: Readonly<Record<string, string>> = texts;

/** @param language of a fence, `json`; one that has no words is named as on its fence */
export const languageName = (language: string): string => NAMES[language] ?? language;
