/**
 * In: `data/search/thesaurus/`. Out: the concepts of payments with what the pages say for each, and what others say, in four
 * languages. It lets a reader find a page by words that the page does not have.
 */
import * as z from 'zod';
import { listFiles } from '../../base/list-files';
import { readYaml } from '../../reference/reading/read-yaml';

/** Words and phrases, separated by commas. */
export const wordList = z
  .string()
  .transform((words) => words.split(',').map((word) => word.trim()))
  .pipe(z.array(z.string().min(1)));

const concept = z
  .strictObject({
    site: wordList.optional(),
    en: wordList.optional(),
    ru: wordList.optional(),
    es: wordList.optional(),
    pt: wordList.optional(),
  })
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
 * @returns the concepts in the order of files and keys
 * @throws Error that names the file and each wrong, missing or unknown key, and a concept that two files have
 */
export function loadThesaurus(siteDir: string): ConceptWords[] {
  const homes = new Map<string, string>();
  return listFiles(siteDir, THESAURUS)
    .sort()
    .flatMap((file) =>
      Object.entries(readYaml(siteDir, file, thesaurusSchema).concepts).map(([name, words]) => {
        const home = homes.get(name);
        if (home !== undefined) throw new Error(`${file}: the concept "${name}" stands in ${home} too`);
        homes.set(name, file);
        const { site = [], en = [], ru = [], es = [], pt = [] } = words;
        return { site: [name, ...site], others: [...en, ...ru, ...es, ...pt] };
      }),
    );
}
