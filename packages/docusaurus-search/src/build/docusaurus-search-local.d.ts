/** What the search plugin exports; its package types its options only. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

  export interface PluginOptions {
    readonly language: readonly string[];
    readonly docsRouteBasePath: readonly string[];
    readonly indexBlog: boolean;
    readonly ignoreCssSelectors?: readonly string[];
  }
  export function validateOptions(
    context: OptionValidationContext<PluginOptions, PluginOptions>,
  ): PluginOptions;
  export default function searchLocal(context: LoadContext, options: PluginOptions): Plugin;
}
