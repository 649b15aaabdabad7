/**
 * In: the pages as they were read from the built HTML. Out: the packed index in the build. What front matter and `data/search/` say is
 * added, and rows that reference pages have are taken from the others.
 */
import { isWhole } from '@gateway-docs/site-data/offer';
import type { SearchLanguage } from '@gateway-docs/site-data/operator';
import { chineseCutter } from './cut-chinese';
import { checkTasks, loadLayer } from './layer';
import { offeredConcepts } from './offered-concepts';
import { checkQuestions } from './questions';
import { pack } from './pack';
import { withoutRepeatedRows } from './rows';
import type { Page } from './page';
import { writePacked } from './write';
import type { Site } from '@gateway-docs/contract';

export interface PackOptions {
  /** Pages and offer of the site. */
  readonly site: Pick<Site, 'pages' | 'leftOut' | 'offer'>;
  /** The search languages of the profile. */
  readonly languages: readonly SearchLanguage[];
  /** Takes a line for the person who builds the site. */
  readonly warn: (message: string) => void;
}

/**
 * @param found the pages, with rows and links
 * @param siteDir absolute path of the repository's root
 * @param outDir absolute path of the build
 * @throws Error where no page was read, where a topic names a route that does not exist, or a page a task of a section that it does not have
 */
export async function packPages(
  found: readonly Page[],
  siteDir: string,
  outDir: string,
  { site, languages, warn }: PackOptions,
): Promise<void> {
  if (found.length === 0)
    throw new Error('The search index is empty: no page was indexed (see src/site/search.ts)');
  const layer = loadLayer(
    siteDir,
    site,
    found.map(({ url }) => url),
    languages,
  );
  checkTasks(found, layer);
  layer.questions.forEach((questions, file) => checkQuestions(questions, found, file));
  const isReference = ({ url }: Page) => layer.layerOf(url).kind === 'reference';
  const pages = withoutRepeatedRows(found, isReference);
  const isAll = isWhole(site.offer);
  const concepts = isAll ? layer.concepts : offeredConcepts(layer.concepts, pages);
  const cutHan = chineseCutter(languages, concepts, warn);
  await writePacked(pack({ pages, ...layer, concepts, cutHan }), outDir);
}
