/**
 * In: the tree of a page before expansion. Out: nothing, or a message of the file for each code block whose language the site does not know, and for each
 * `json` that is none: readers copy it into their programs.
 */
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { suggest } from '@gateway-docs/kit';
import { isKnownLanguage, languages } from './highlight/languages';
import { visitBlocks } from './mdast';

/** Where the engine says a number; for a character that cannot be there it shows the text around it. */
const POSITION = / at position (?<at>\d+)/;
const WRONG_CHARACTER = 'Unexpected token';

function reasonOf(source: string): string | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @returns how many characters stand before the mistake: the shortest beginning of the source that is wrong in the same way ends with it */
function placeIn(source: string, reason: string): number {
  const { at } = POSITION.exec(reason)?.groups ?? {};
  if (at !== undefined) return Number(at);
  const isWrong = (length: number): boolean =>
    reasonOf(source.slice(0, length))?.startsWith(WRONG_CHARACTER) === true;
  for (let length = 1; length < source.length; length += 1) if (isWrong(length)) return length - 1;
  return source.length;
}

function checkJson({ value, position }: Code, file: VFile): void {
  const reason = reasonOf(value);
  if (reason === undefined) return;
  const before = value.slice(0, placeIn(value, reason)).split('\n').length;
  // The block begins with the line of its fence.
  const line = (position?.start.line ?? 0) + before;
  const found = value.split('\n')[before - 1]?.trim() ?? '';
  file.message(
    `This block says json and is none: ${reason.split(/ in JSON| \(|, \.*"/)[0]?.replaceAll('\n', '\\n') ?? ''}. Found: ${found} ` +
      'Correct it; a block that shows a part of a body says text.',
    { line, column: 1 },
  );
}

/** Checks the code that a writer wrote; what directives print is made by code. */
export function checkCode(tree: Root, file: VFile): void {
  visitBlocks(tree, 'code', (node) => {
    const { lang } = node;
    if (lang === null || lang === undefined) return;
    if (!isKnownLanguage(lang))
      file.message(
        `Unknown language "${lang}" of a code block. ${suggest(lang, languages)} Plain text is text.`,
        node,
      );
    if (lang === 'json') checkJson(node, file);
  });
}
