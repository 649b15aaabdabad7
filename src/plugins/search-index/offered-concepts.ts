/**
 * In: the concepts of the thesaurus, and the pages of a site whose provider leaves something out. Out: the concepts of which the pages speak. A
 * concept leads from the words of others to those of the pages: where no page has them, it would lead nowhere, and name what is not offered.
 */
import type { Page } from './page';
import type { ConceptWords } from './thesaurus';

const words = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * @param concepts all of them
 * @param pages with their sections
 * @returns the concepts that have a name which stands on a page
 */
export function offeredConcepts(
  concepts: readonly ConceptWords[],
  pages: readonly Pick<Page, 'title' | 'sections'>[],
): ConceptWords[] {
  const all = words(
    pages
      .flatMap(({ title, sections }) => [
        title,
        ...sections.map(({ title: name, text }) => `${name} ${text}`),
      ])
      .join(' '),
  );
  // A page may have the plural of a name, so its last word may go on.
  return concepts.filter(({ site }) => site.some((name) => all.includes(words(name).trimEnd())));
}
