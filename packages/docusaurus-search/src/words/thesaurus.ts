/**
 * In: a folder of YAML files. Out: groups of synonyms, with what the pages say for each and what others say, in the languages that count. It lets a reader find a page by words that the page does not have.
 */
import * as z from 'zod';
import { listFiles } from '@gateway-docs/kit/files';
import { readYaml } from '@gateway-docs/kit/yaml';

/** Words and phrases, separated by commas. */
const wordList = z
  .string()
  .transform((words) => words.split(',').map((word) => word.trim()))
  .pipe(z.array(z.string().min(1)));

/** Languages of which others' words can be said. */
export const LANGUAGES = ['en', 'ru', 'zh', 'es', 'pt'] as const;

const group = z
  .partialRecord(z.enum(['site', ...LANGUAGES]), wordList)
  .refine((words) => Object.keys(words).length > 0, 'has no other words');

const thesaurusSchema = z.strictObject({ synonyms: z.record(z.string().min(1), group) });

/** A group as phrases. */
export interface SynonymWords {
  /** What the pages say, the best first. */
  readonly site: readonly string[];
  /** What others say. */
  readonly others: readonly string[];
}

/**
 * @param siteDir absolute path of the site
 * @param folder of the thesaurus in it
 * @param languages those of which the words of others are taken
 * @returns the synonyms in the order of files and keys; one without words in these languages still says what the pages call it
 * @throws Error that names the file and each wrong, missing or unknown key, and a group that two files have
 */
export function loadThesaurus(
  siteDir: string,
  folder: string,
  languages: readonly string[] = LANGUAGES,
): SynonymWords[] {
  const homes = new Map<string, string>();
  const wanted = LANGUAGES.filter((language) => languages.includes(language));
  return listFiles(siteDir, folder).flatMap((file) =>
    Object.entries(readYaml(siteDir, file, thesaurusSchema).synonyms).map(([name, words]) => {
      const home = homes.get(name);
      if (home !== undefined) throw new Error(`${file}: the group "${name}" stands in ${home} too`);
      homes.set(name, file);
      return {
        site: [name, ...(words.site ?? [])],
        others: wanted.flatMap((language) => words[language] ?? []),
      };
    }),
  );
}
