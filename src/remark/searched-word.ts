/**
 * In: a word that writers have given a page for the search, and the search languages of the profile. Out: whether readers of this site search by it.
 * A language with a script of its own is told by its letters; words in Latin letters stay under every profile.
 */
import type { SearchLanguage } from '@gateway-docs/site-data/operator';

const OWN_SCRIPTS: Partial<Record<SearchLanguage, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/**
 * @param word of the front matter of a page
 * @param languages the search languages of the profile
 * @returns false for a word in the letters of a language that the profile does not have
 */
export function isSearched(word: string, languages: readonly SearchLanguage[]): boolean {
  return Object.entries(OWN_SCRIPTS).every(
    ([language, script]) => languages.some((one) => one === language) || !script.test(word),
  );
}
