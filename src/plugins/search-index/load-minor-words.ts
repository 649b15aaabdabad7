/** In: `data/search/minor-words.yaml`. Out: words that say little of what is looked for, in the search languages of the profile. */
import * as z from 'zod';
import { SEARCH_LANGUAGES, type SearchLanguage } from '@gateway-docs/site-data/operator';
import { readYaml } from '@gateway-docs/kit/yaml';
import type { MinorWords } from '../../search/minor-words';
import { joinedKey } from '../../search/tokens';
import { wordList } from './thesaurus';

/** The file, relative to the repository's root. */
const MINOR_WORDS = 'data/search/minor-words.yaml';
const LISTS = ['asking', 'verbs', 'common'] as const;

const oneWordEach = wordList.pipe(z.array(z.string().regex(/^\S+$/, 'is a phrase; each entry is one word')));
const byLanguage = z.partialRecord(z.enum(SEARCH_LANGUAGES), oneWordEach);

const minorWordsSchema = z
  .strictObject({ asking: byLanguage, verbs: byLanguage, common: byLanguage })
  .superRefine((lists, context) => {
    for (const language of SEARCH_LANGUAGES) {
      const homes = new Map<string, string>();
      for (const list of LISTS) {
        for (const word of (lists[list][language] ?? []).map(joinedKey)) {
          const home = homes.get(word);
          homes.set(word, list);
          if (home === undefined) continue;
          const message = `"${word}" stands in ${home}.${language} already; a word stands once`;
          context.addIssue({ code: 'custom', path: [list, language], message });
        }
      }
    }
  });

/**
 * @param siteDir absolute path of the repository's root
 * @param languages those of which the words are taken
 * @returns the words as keys
 * @throws Error that names the file and each wrong key, phrase and repeated word
 */
export function loadMinorWords(siteDir: string, languages: readonly SearchLanguage[]): MinorWords {
  const lists = readYaml(siteDir, MINOR_WORDS, minorWordsSchema);
  const wordsOf = (list: (typeof LISTS)[number]) =>
    new Set(languages.flatMap((language) => lists[list][language] ?? []).map(joinedKey));
  return { asking: wordsOf('asking'), verbs: wordsOf('verbs'), common: wordsOf('common') };
}
