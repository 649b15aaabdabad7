/**
 * `npm run prose`: reads every page, the texts of `api/` and `data/` and the diagrams as an editor would, and prints its remarks with file
 * and line; `npm run prose -- pix` only files whose path has that word, or one of several. Errors end it with exit code 1 and stop
 * `npm run check`; advice does not.
 */
import { findingsIn, proseIn } from '@gateway-docs/writing/prose';
import { root } from './root.mjs';

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [''];
const files = proseIn(root).filter(({ file }) => wanted.some((word) => file.includes(word)));
const found = files.flatMap(({ file, trees }) =>
  trees.flatMap((tree) => findingsIn(tree).map((finding) => ({ file, ...finding }))),
);
for (const { file, line, level, text } of found) console.log(`${file}:${line} ${level}: ${text}`);

const errors = found.filter(({ level }) => level === 'error').length;
console.log(`\n${files.length} files, ${errors} errors, ${found.length - errors} pieces of advice`);
if (errors > 0 || files.length === 0) process.exitCode = 1;
