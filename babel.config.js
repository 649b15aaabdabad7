// Docusaurus Faster keeps its JS loader on Babel here, so this file is alive: it is the one place to add a
// Babel plugin for the site's own code. The browsers to write for stand in package.json, "browserslist".
// Reason: docs-dev/decisions/04-bundler.md.
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
