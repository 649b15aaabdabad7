/**
 * In: `data/search/topics.yaml`. Out: further words for routes: what a reader may call a page that does not call itself so.
 */
import * as z from 'zod';
import type { SearchLanguage } from '@gateway-docs/site-data/operator';
import { readYaml } from '@gateway-docs/kit/yaml';
import { wordList } from './thesaurus';

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

export type Topic = z.infer<typeof topicsSchema>['topics'][number];

const TOPIC_LANGUAGES = ['en', 'ru'] as const satisfies readonly SearchLanguage[];

/** The file, relative to the repository's root. */
export const TOPICS = 'data/search/topics.yaml';

/**
 * @param siteDir absolute path of the repository's root
 * @returns the topics, checked
 * @throws Error that names the file and each wrong, missing or unknown key
 */
export function loadTopics(siteDir: string): Topic[] {
  return readYaml(siteDir, TOPICS, topicsSchema).topics;
}

/**
 * @param topics the topics
 * @param route a route of the site
 * @param languages the search languages of the profile
 * @returns the words that the topics add to it, in these languages
 */
export function keywordsOfRoute(
  topics: readonly Topic[],
  route: string,
  languages: readonly SearchLanguage[],
): string[] {
  const own = topics.filter(({ routes }) => routes.some((pattern) => matchesRoute(pattern, route)));
  return own.flatMap((topic) =>
    TOPIC_LANGUAGES.flatMap((language) => (languages.includes(language) ? (topic[language] ?? []) : [])),
  );
}

/** @returns whether a pattern of a topic stands for a route */
export function matchesRoute(pattern: string, route: string): boolean {
  const wanted = pattern.split('/');
  const segments = route.split('/');
  return wanted.length === segments.length && wanted.every((part, i) => part === '*' || part === segments[i]);
}
