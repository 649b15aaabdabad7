/** In: `data/search/section-kinds.yaml`. Out: the kinds of sections that many pages share, with the words that ask for them. */
import * as z from 'zod';
import { SEARCH_LANGUAGES, type SearchLanguage } from '@gateway-docs/site-data/operator';
import { readYaml } from '@gateway-docs/kit/yaml';
import { joinedKey } from '../../search/tokens';
import { wordList } from './thesaurus';

/** A kind of section, such as what to do when something goes wrong. */
export interface SectionKind {
  /** Those of its sections, without #. */
  readonly anchors: readonly string[];
  /** Keys of `splitWords`. */
  readonly words: readonly string[];
}

/** The file, relative to the repository's root. */
const SECTION_KINDS = 'data/search/section-kinds.yaml';

const oneWordEach = wordList.pipe(
  z
    .array(z.string().regex(/^\S+$/, 'is a phrase; each entry is one word'))
    .refine((words) => new Set(words.map(joinedKey)).size === words.length, 'has a word twice'),
);

const kind = z
  .partialRecord(z.enum(['anchors', ...SEARCH_LANGUAGES]), oneWordEach)
  .refine(({ anchors }) => anchors !== undefined, 'has no anchors');

const sectionKindsSchema = z
  .strictObject({ kinds: z.record(z.string().min(1), kind) })
  .superRefine(({ kinds }, context) => {
    const homes = new Map<string, string>();
    for (const [name, { anchors = [] }] of Object.entries(kinds)) {
      for (const anchor of anchors) {
        const home = homes.get(anchor);
        homes.set(anchor, name);
        if (home === undefined) continue;
        const message = `the anchor "${anchor}" stands in ${home} already; a section is of one kind`;
        context.addIssue({ code: 'custom', path: ['kinds', name], message });
      }
    }
  });

/**
 * @param siteDir absolute path of the repository's root
 * @param languages those of which the words are taken
 * @returns the kinds in the order of the file
 * @throws Error that names the file and each wrong, missing or unknown key, phrase, and repeated word or anchor
 */
export function loadSectionKinds(siteDir: string, languages: readonly SearchLanguage[]): SectionKind[] {
  const { kinds } = readYaml(siteDir, SECTION_KINDS, sectionKindsSchema);
  return Object.values(kinds).map(({ anchors = [], ...words }) => ({
    anchors,
    // A word may be the same in two languages.
    words: [...new Set(languages.flatMap((language) => words[language] ?? []).map(joinedKey))],
  }));
}
