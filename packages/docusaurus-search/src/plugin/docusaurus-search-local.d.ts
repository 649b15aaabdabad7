/** What the search plugin exports; its package types its options only. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, Plugin } from '@docusaurus/types';

  export interface PluginOptions {
    readonly language: readonly string[];
    readonly docsRouteBasePath: readonly string[];
    readonly indexBlog: boolean;
    readonly ignoreCssSelectors?: readonly string[];
  }
  export function validateOptions(context: {
    readonly validate: unknown;
    readonly options: Partial<PluginOptions>;
  }): PluginOptions;
  export default function searchLocal(context: LoadContext, options: Partial<PluginOptions>): Plugin;
}
