/**
 * In: `data/search/`. Out: the keyword layer of the search: further words for routes (`topics.yaml`) and groups of words that
 * mean the same (`synonyms.yaml`), in English and Russian. It lets a reader find an English page by a Russian question.
 */
import * as z from 'zod';
import { readYaml } from '../../reference/reading/read-yaml';

const word = z.string().trim().min(1);
const wordList = z
  .string()
  .transform((words) => words.split(','))
  .pipe(z.array(word));

const topicsSchema = z.strictObject({
  topics: z.array(
    z.strictObject({
      // An asterisk stands for one segment, so that one pattern names a page in both API versions.
      routes: z.array(z.string().startsWith('/')).min(1),
      en: wordList.optional(),
      ru: wordList.optional(),
    }),
  ),
});

const synonymsSchema = z.strictObject({ groups: z.array(z.array(word).min(2)) });

export type Topic = z.infer<typeof topicsSchema>['topics'][number];

export interface SearchTerms {
  readonly topics: readonly Topic[];
  /** Each group holds two words or more, of either language. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The files of the layer, relative to the repository's root. */
export const searchTermFiles = {
  topics: 'data/search/topics.yaml',
  synonyms: 'data/search/synonyms.yaml',
} as const;

/**
 * @param siteDir absolute path of the repository's root
 * @returns the layer, checked
 * @throws Error that names the file and each wrong, missing or unknown key
 */
export function loadSearchTerms(siteDir: string): SearchTerms {
  const { topics } = readYaml(siteDir, searchTermFiles.topics, topicsSchema);
  const { groups } = readYaml(siteDir, searchTermFiles.synonyms, synonymsSchema);
  return { topics, synonyms: groups };
}

/**
 * @param topics the topics of the layer
 * @param route a route of the site
 * @returns the words that the topics add to it
 */
export function keywordsOfRoute(topics: readonly Topic[], route: string): string[] {
  const own = topics.filter(({ routes }) => routes.some((pattern) => matchesRoute(pattern, route)));
  return own.flatMap(({ en = [], ru = [] }) => [...en, ...ru]);
}

/** @returns whether a pattern of a topic stands for a route */
export function matchesRoute(pattern: string, route: string): boolean {
  const wanted = pattern.split('/');
  const segments = route.split('/');
  return wanted.length === segments.length && wanted.every((part, i) => part === '*' || part === segments[i]);
}
