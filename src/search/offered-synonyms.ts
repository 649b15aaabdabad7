/**
 * In: the synonyms of the thesaurus, and the pages of a site whose provider leaves something out. Out: the synonyms of which the pages speak. A
 * group leads from the words of others to those of the pages: where no page has them, it would lead nowhere, and name what is not offered.
 */
import type { Page } from '@gateway-docs/docusaurus-search';
import type { SynonymWords } from '@gateway-docs/docusaurus-search/words';

const words = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * @param synonyms all of them
 * @param pages with their sections
 * @returns the synonyms that have a name which stands on a page
 */
export function offeredSynonyms(
  synonyms: readonly SynonymWords[],
  pages: readonly Pick<Page, 'title' | 'sections'>[],
): SynonymWords[] {
  const all = words(
    pages
      .flatMap(({ title, sections }) => [
        title,
        ...sections.map(({ title: name, text }) => `${name} ${text}`),
      ])
      .join(' '),
  );
  // A page may have the plural of a name, so its last word may go on.
  return synonyms.filter(({ site }) => site.some((name) => all.includes(words(name).trimEnd())));
}
