/**
 * In: `data/search/questions.yaml` and `data/search/wishes/`. Out: what readers want, in their own words and in the search languages of the
 * profile, by page and section. Each word of a question speaks for its page; of wishes counts how many of a page have a word.
 */
import * as z from 'zod';
import { SEARCH_LANGUAGES, type SearchLanguage } from '@gateway-docs/site-data/operator';
import { listFiles } from '@gateway-docs/kit/files';
import { suggest } from '@gateway-docs/kit';
import { readYaml } from '@gateway-docs/kit/yaml';
import type { Page } from './page';
import { wordList } from './thesaurus';

const phrases = z.record(
  z.string().startsWith('/'),
  z
    .partialRecord(z.enum(SEARCH_LANGUAGES), wordList)
    .refine((words) => Object.keys(words).length > 0, 'has no question'),
);
const questionsSchema = z.strictObject({ questions: phrases });
const wishesSchema = z.strictObject({ wishes: phrases });

/** The file of the questions and the folder of the wishes, relative to the repository's root. */
export const QUESTIONS = 'data/search/questions.yaml';
export const WISHES = 'data/search/wishes';

/** Per route, and per hash of a section (with #; empty for the page as a whole): wishes. */
export type Questions = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * @param siteDir absolute path of the repository's root
 * @param languages those of which the questions are taken
 * @returns the questions
 * @throws Error that names the file and each wrong or unknown key
 */
export function loadQuestions(siteDir: string, languages: readonly SearchLanguage[]): Questions {
  return byPlace(readYaml(siteDir, QUESTIONS, questionsSchema).questions, languages);
}

/** @returns the same of the wishes, by the path of their file; @throws as for the questions */
export function loadWishes(
  siteDir: string,
  languages: readonly SearchLanguage[],
): ReadonlyMap<string, Questions> {
  return new Map(
    listFiles(siteDir, WISHES).map((file) => [
      file,
      byPlace(readYaml(siteDir, file, wishesSchema).wishes, languages),
    ]),
  );
}

function byPlace(written: z.infer<typeof phrases>, languages: readonly SearchLanguage[]): Questions {
  const wanted = SEARCH_LANGUAGES.filter((language) => languages.includes(language));
  const found = new Map<string, Map<string, readonly string[]>>();
  for (const [address, words] of Object.entries(written)) {
    const [route = '', anchor = ''] = address.split('#');
    const ofRoute = found.get(route) ?? new Map<string, readonly string[]>();
    ofRoute.set(
      anchor === '' ? '' : `#${anchor}`,
      wanted.flatMap((language) => words[language] ?? []),
    );
    found.set(route, ofRoute);
  }
  return found;
}

/**
 * @param questions all of them
 * @param leftOut routes of pages and of sections that the provider leaves out
 * @returns the questions that a page of this site has
 */
export function questionsOf(questions: Questions, leftOut: ReadonlySet<string>): Questions {
  const offered = [...questions].filter(([route]) => !leftOut.has(route));
  return new Map(
    offered.map(([route, ofRoute]) => [
      route,
      new Map([...ofRoute].filter(([hash]) => !leftOut.has(route + hash))),
    ]),
  );
}

/**
 * @param questions the questions
 * @param pages the pages with their sections
 * @param file where the questions stand
 * @throws Error that names the file, each route or section that does not exist, and what exists
 */
export function checkQuestions(
  questions: Questions,
  pages: readonly Pick<Page, 'url' | 'sections'>[],
  file = QUESTIONS,
): void {
  const sectionsOf = new Map(pages.map(({ url, sections }) => [url, sections.map(({ hash }) => hash)]));
  const mistakes = [...questions].flatMap(([route, ofRoute]) => {
    const sections = sectionsOf.get(route);
    if (sections === undefined)
      return [`no page has the route ${route}. ${suggest(route, [...sectionsOf.keys()])}`];
    return [...ofRoute.keys()]
      .filter((hash) => hash !== '' && !sections.includes(hash))
      .map((hash) => `${route} has no section "${hash}". ${suggest(hash, sections)}`);
  });
  if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => `${file}: ${mistake}`).join('\n'));
}
