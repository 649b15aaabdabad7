/** The parts of the search plugin that find and read the pages; its package has no types of them. */
/** Which pages the plugin reads. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type { Props } from '@docusaurus/types';
  import type { ReadOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';

  /** A built page. */
  export interface DocInfo {
    readonly filePath: string;
    readonly url: string;
  }
  export function processDocInfos(
    props: Props,
    options: ReadOptions,
  ): readonly { readonly paths: readonly DocInfo[] }[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type { LoadContext } from '@docusaurus/types';

  /** The plugin's options in the form in which it reads them. */
  export interface ReadOptions {
    readonly language: readonly string[];
    readonly ignoreFiles: readonly (string | RegExp)[];
    readonly ignoreCssSelectors: readonly string[];
  }
  export function processPluginOptions(options: object, context: LoadContext): ReadOptions;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type { CheerioAPI } from 'cheerio/slim';

  /** @returns title, description, keywords, breadcrumbs, and sections with their anchors */
  export function parseDocument($: CheerioAPI): unknown;
}
