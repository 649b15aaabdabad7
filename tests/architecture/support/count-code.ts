/** Lines of code by room: what the budgets of the house are counted in. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tree';

const CODE = /\.(ts|tsx|mts|cts|js|mjs|cjs|jsx|css)$/;
/** Tests, what helps them, and what shows the way. */
const APART =
  /(^|\/)(tests?|__tests__|fixtures|examples?|samples|shops|bench)\/|\.(test|spec|bench)\.[a-z]+$|\.d\.ts$/;

/**
 * @param text of a source file
 * @returns its lines that are neither blank nor comment; a comment that begins behind code on its line counts as code
 */
export function codeLines(text: string): number {
  let count = 0;
  let isComment = false;
  for (const raw of text.split('\n')) {
    let line = raw.trim();
    if (isComment) {
      const end = line.indexOf('*/');
      if (end < 0) continue;
      isComment = false;
      line = line.slice(end + 2).trim();
    }
    while (/^\{?\/\*/.test(line)) {
      const end = line.indexOf('*/');
      isComment = end < 0;
      line = isComment
        ? ''
        : line
            .slice(end + 2)
            .replace(/^\}/, '')
            .trim();
    }
    if (line !== '' && !line.startsWith('//')) count += 1;
  }
  return count;
}

/**
 * Counts the files that git tracks.
 * @returns lines of each package by its folder, `packages/kit`, and of everything else as `root`
 */
export function linesByRoom(): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    const full = path.join(root, file);
    if (!CODE.test(file) || APART.test(file) || !existsSync(full)) continue;
    const room = /^packages\/[^/]+/.exec(file)?.[0] ?? 'root';
    rooms.set(room, (rooms.get(room) ?? 0) + codeLines(readFileSync(full, 'utf8')));
  }
  return rooms;
}
