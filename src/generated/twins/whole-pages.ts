/** In: the pages of a folder. Out: their twins in one file, `/api/llms-full.txt`, or in a file for each section of the sidebar where they are longer than a model reads at once. */
import type { Section } from './page-list';

/** A file of whole pages is not longer, in bytes. */
export const MOST_WHOLE = 400_000;

/** Joins texts as long as they fit into one file. */
function joined(texts: readonly string[]): string[] {
  const files: string[] = [];
  for (const text of texts) {
    const longer = files.length > 0 ? `${files.at(-1) ?? ''}\n${text}` : undefined;
    if (longer !== undefined && Buffer.byteLength(longer) <= MOST_WHOLE) files[files.length - 1] = longer;
    else files.push(text);
  }
  return files;
}

/** `Payment methods: Brazil` → `payment-methods-brazil` */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * @param folder of the pages: its title, and the start of their routes, `/api/`
 * @param sections with the pages of that folder alone
 * @param readTwin gives the text of a twin; undefined where it is not written
 * @returns the files with their titles in the list, each of at most `MOST_WHOLE` bytes
 */
export function wholePages(
  { title: all, start }: { readonly title: string; readonly start: string },
  sections: readonly Section[],
  readTwin: (route: string) => string | undefined,
) {
  const textsOf = ({ pages }: Section): string[] => pages.flatMap(({ route }) => readTwin(route) ?? []);
  const [whole, ...more] = joined(sections.flatMap(textsOf));
  if (whole === undefined) return [];
  if (more.length === 0) return [{ title: all, route: `${start}llms-full.txt`, text: whole }];
  return sections.flatMap((section) =>
    joined(textsOf(section)).map((text, i) => {
      const title = i > 0 ? `${section.title} ${i + 1}` : section.title;
      return { title, route: `${start}${slugOf(title)}/llms-full.txt`, text };
    }),
  );
}
