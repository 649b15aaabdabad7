/**
 * `npm run prose`: reads every page as an editor would and prints its remarks with file and line; `npm run prose -- pix` only pages
 * whose path has that word. Errors end it with exit code 1 and stop `npm run check`; advice does not.
 */
import { readPages } from './prose/read';
import { findingsIn } from './prose/rules';
import { root } from './root.mjs';

const [wanted = ''] = process.argv.slice(2);
const pages = readPages(root).filter(({ file }) => file.includes(wanted));
const found = pages.flatMap(({ file, tree }) => findingsIn(tree).map((finding) => ({ file, ...finding })));
for (const { file, line, level, text } of found) console.log(`${file}:${line} ${level}: ${text}`);

const errors = found.filter(({ level }) => level === 'error').length;
console.log(`\n${pages.length} pages, ${errors} errors, ${found.length - errors} pieces of advice`);
if (errors > 0 || pages.length === 0) process.exitCode = 1;
