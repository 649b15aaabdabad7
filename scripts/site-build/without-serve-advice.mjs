/**
 * Loaded into the process that builds the site, before Docusaurus. Docusaurus ends a build by advising `npm run serve`, a command that
 * this project does not have: `npm start` is the one, and `scripts/build.mts` says so. Everything else that it says is let through.
 */
const { info } = console;

console.info = (...words) => {
  if (!words.join(' ').includes('npm run serve')) info(...words);
};
