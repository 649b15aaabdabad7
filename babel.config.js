// The one place for a Babel plugin. While there is none, SWC does the same in less time and Babel does not run (src/plugins/script-loader.ts).
// The browsers to write for stand in package.json, "browserslist". Reason: docs-dev/decisions/04-bundler.md.
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
