/**
 * In: the search languages of the profile. Out: how the Chinese of the pages is cut into words: by nodejieba, an optional dependency
 * that is compiled at installation. Without it Chinese is off, and the build says so.
 */
import { createRequire } from 'node:module';
import { isHan, spaceOut, type CutHan } from '../engine/han';
import type { PageWords } from './page-words';
import type { Page } from './page';
import type { SynonymWords } from '../words/thesaurus';

/** What is used of nodejieba. */
interface Nodejieba {
  /** Words of a text; a long word is followed or preceded by the shorter words that it holds. */
  readonly cutForSearch: CutHan;
  readonly insertWord: (word: string) => unknown;
}

/** Loads nodejieba. @throws where it is not installed or not compiled */
export type LoadJieba = () => Nodejieba;

const load: LoadJieba = () => {
  const jieba = createRequire(__filename)('nodejieba') as Nodejieba;
  // Its native part is loaded at the first use.
  jieba.cutForSearch('中文');
  return jieba;
};

/**
 * @param languages the search languages of the profile
 * @param synonyms the thesaurus: what it says in Chinese counts as a word
 * @param warn takes a line for the person who builds the site
 * @returns how to cut a run of Chinese; undefined where the profile does not ask for Chinese or nodejieba cannot be loaded
 */
export function chineseCutter(
  languages: readonly string[],
  synonyms: readonly SynonymWords[],
  warn: (message: string) => void,
  loadJieba: LoadJieba = load,
): CutHan | undefined {
  if (!languages.includes('zh')) return undefined;
  try {
    const { cutForSearch, insertWord } = loadJieba();
    for (const { site, others } of synonyms)
      [...site, ...others].filter(isHan).forEach((word) => insertWord(word));
    return (run) => cutForSearch(run);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    warn(
      'The profile asks for search in Chinese (search.languages: zh), but nodejieba cannot be loaded, so Chinese is off: its words are ' +
        `not found one by one. Install a C++ compiler and run \`npm rebuild nodejieba\`. (${reason})`,
    );
    return undefined;
  }
}

/** @returns the page with blanks around its Chinese words: what is counted, not what is shown */
export function cutPage(page: Page, cut: CutHan): Page {
  const spaced = <Name extends string, Part extends Record<Name, string>>(
    part: Part,
    ...names: Name[]
  ): Part => ({
    ...part,
    ...Object.fromEntries(names.map((name) => [name, spaceOut(part[name], cut)])),
  });
  return {
    ...spaced(page, 'title', 'description', 'keywords'),
    sections: page.sections.map((section) => spaced(section, 'title', 'text')),
    rows: page.rows.map((row) => spaced(row, 'subject', 'name', 'text')),
  };
}

/** @returns the same of what is known beside the text */
export function cutWords(known: PageWords, cut: CutHan): PageWords {
  const spaced = (words: readonly string[]) => words.map((text) => spaceOut(text, cut));
  return { ...known, tasks: new Map([...known.tasks].map(([hash, words]) => [hash, spaced(words)])) };
}
