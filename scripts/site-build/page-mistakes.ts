/**
 * In: what Docusaurus prints when a build fails. Out: the mistakes of writers in it, each in one line with file and line. Docusaurus says them too,
 * between stack traces and dumps of a page's tree, where nobody finds them.
 */
import { stripVTControlCharacters } from 'node:util';

/** Before the dump of each page that was not compiled. */
const PAGE = /MDX compilation failed for file "(?<file>[^"]+)"\n[^\n]*?Cause: (?<cause>[^\n]*)/g;
/** Keys of a dump; those of a node within it stand further to the right. */
const LINE = /^\W{0,16}│ {3}"line": (?<line>\d+)/m;

/** The message of an error and of each of its causes, which stand further to the right. */
const ERROR = /^(?<indent>[ ]*)(?:\[\w+\]:? )?Error: (?<message>[\s\S]*?)\n\s+at /gm;
/** How the bundler begins what it prints of a mistake in a program, which can be long and is not said twice. */
const BUNDLER = '╰─▶';

/** One line for each page that was not compiled. */
function pagesNotCompiled(printed: string): string[] {
  const found = [...printed.matchAll(PAGE)];
  return found.map(({ groups, index, 0: { length } }, i) => {
    const dump = printed.slice(index + length, found[i + 1]?.index);
    const line = LINE.exec(dump)?.groups?.line;
    return `${groups?.file ?? ''}${line === undefined ? '' : `:${line}`}: ${groups?.cause ?? ''}`;
  });
}

/** The innermost cause: the outer ones say what was being done. */
function lastCause(printed: string): string[] {
  const { message = '', indent = '' } = [...printed.matchAll(ERROR)].at(-1)?.groups ?? {};
  if (message === '' || message.includes(BUNDLER)) return [];
  return message.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
}

/**
 * @param printed what Docusaurus has printed to its errors
 * @param root absolute path of the repository's root; paths below it are said without it
 * @returns lines for the end of the output; empty where it has none that can be read
 */
export function readPageMistakes(printed: string, root: string): string[] {
  const plain = stripVTControlCharacters(printed);
  const pages = pagesNotCompiled(plain);
  const lines = pages.length > 0 ? pages : lastCause(plain);
  return [...new Set(lines.map((line) => line.replaceAll(`${root}/`, '')))];
}
