/** What a page says about itself beside its body: the data from which React draws the frame around the body, in the browser too. */
import type { PropDocContent, PropSidebar, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

type Metadata = PropDocContent['metadata'];
type FrontMatter = PropDocContent['frontMatter'];

/** What the theme reads of a document's metadata, beside the front matter in them. */
export const METADATA_KEYS = [
  'id',
  'title',
  'description',
  'permalink',
  'unlisted',
  'tags',
  'previous',
  'next',
  'editUrl',
  'lastUpdatedAt',
] as const satisfies readonly (keyof Metadata)[];

/** What the theme reads of a document's front matter. */
export const FRONT_MATTER_KEYS = [
  'keywords',
  'image',
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
] as const satisfies readonly (keyof FrontMatter)[];

/** What the theme reads of a document. Docusaurus' own object has its source and all that its front matter says as well. */
interface PageDocument extends Readonly<Pick<PropDocContent, 'toc' | 'contentTitle' | 'assets'>> {
  readonly metadata: Pick<Metadata, (typeof METADATA_KEYS)[number]>;
  readonly frontMatter: Pick<FrontMatter, (typeof FRONT_MATTER_KEYS)[number]>;
}

export interface PageData {
  /** The version of the documentation, without the lists of its pages, which grow with their number. */
  readonly version: Omit<PropVersionMetadata, 'docsSidebars' | 'docs'>;
  /** Null on a page without a sidebar. */
  readonly sidebar: { readonly name: string; readonly items: PropSidebar } | null;
  readonly document: PageDocument;
}
