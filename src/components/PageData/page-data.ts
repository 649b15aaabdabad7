/** What a page says about itself beside its body: the data from which React draws the frame around the body, in the browser too. */
import type { PropDocContent, PropSidebar, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** The version of the documentation, without the lists of its pages, which grow with their number. */
export type PageVersion = Omit<PropVersionMetadata, 'docsSidebars' | 'docs'>;

export interface PageSidebar {
  readonly name: string;
  readonly items: PropSidebar;
}

/** What the theme reads of a document. Docusaurus' own object has its source and all that its front matter says as well. */
export interface PageDocument {
  readonly metadata: PropDocContent['metadata'];
  readonly frontMatter: PropDocContent['frontMatter'];
  readonly toc: PropDocContent['toc'];
  readonly contentTitle: PropDocContent['contentTitle'];
  readonly assets: PropDocContent['assets'];
}

export interface PageData {
  readonly version: PageVersion;
  /** Null on a page without a sidebar. */
  readonly sidebar: PageSidebar | null;
  readonly document: PageDocument;
}

/** Id of the element that holds the data in the static page, as JSON. */
export const PAGE_DATA_ID = 'page-data';
