/** What the plugin writes for the browser before the site is bundled. */
declare module '@generated/search-index/default/options.json' {
  import type { BrowserOptions } from '@gateway-docs/docusaurus-search';

  const options: BrowserOptions;
  export default options;
}
