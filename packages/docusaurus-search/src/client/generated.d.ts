/** What the plugin writes for the browser before the site is bundled. */
declare module '@generated/search-index/default/options.json' {
  const options: import('../build/options').BrowserOptions;
  export default options;
}
