/**
 * In: `data/search/thesaurus/`. Out: the concepts of payments with what the pages say for each, and what others say, in the search
 * languages of the profile. It lets a reader find a page by words that the page does not have.
 */
import * as z from 'zod';
import { listFiles } from '@gateway-docs/kit/files';
import { SEARCH_LANGUAGES, type SearchLanguage } from '@gateway-docs/site-data/operator';
import { readYaml } from '@gateway-docs/kit/yaml';

/** Words and phrases, separated by commas. */
export const wordList = z
  .string()
  .transform((words) => words.split(',').map((word) => word.trim()))
  .pipe(z.array(z.string().min(1)));

const concept = z
  .partialRecord(z.enum(['site', ...SEARCH_LANGUAGES]), wordList)
  .refine((words) => Object.keys(words).length > 0, 'has no other words');

const thesaurusSchema = z.strictObject({ concepts: z.record(z.string().min(1), concept) });

/** A concept as phrases. */
export interface ConceptWords {
  /** What the pages say, the best first. */
  readonly site: readonly string[];
  /** What others say. */
  readonly others: readonly string[];
}

/** Folder of the thesaurus, relative to the repository's root. */
const THESAURUS = 'data/search/thesaurus';

/**
 * @param siteDir absolute path of the repository's root
 * @param languages those of which the words of others are taken
 * @returns the concepts in the order of files and keys; one without words in these languages still says what the pages call it
 * @throws Error that names the file and each wrong, missing or unknown key, and a concept that two files have
 */
export function loadThesaurus(
  siteDir: string,
  languages: readonly SearchLanguage[] = SEARCH_LANGUAGES,
): ConceptWords[] {
  const homes = new Map<string, string>();
  return listFiles(siteDir, THESAURUS)
    .sort()
    .flatMap((file) =>
      Object.entries(readYaml(siteDir, file, thesaurusSchema).concepts).map(([name, words]) => {
        const home = homes.get(name);
        if (home !== undefined) throw new Error(`${file}: the concept "${name}" stands in ${home} too`);
        homes.set(name, file);
        const wanted = SEARCH_LANGUAGES.filter((language) => languages.includes(language));
        return {
          site: [name, ...(words.site ?? [])],
          others: wanted.flatMap((language) => words[language] ?? []),
        };
      }),
    );
}
