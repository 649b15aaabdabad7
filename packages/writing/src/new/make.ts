/**
 * In: a plan. Out: its files, made from their templates with the known values in their places. Nothing that exists is overwritten:
 * when one file is there, none is made.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@gateway-docs/kit/files';
import { fill, type Plan } from './plan';

/**
 * @param root absolute path of the repository
 * @returns the files that were made, relative to the root
 * @throws Error that names the files which are there already
 */
export function make(root: string, { files, values }: Plan): string[] {
  const targets = files.map(([, target]) => target);
  const there = targets.filter((target) => existsSync(path.join(root, target)));
  if (there.length > 0)
    throw new Error(`Nothing was made, because this exists and is never overwritten: ${there.join(', ')}.`);
  const text = (template: string): string => fill(readFileSync(path.join(root, template), 'utf8'), values);
  writeFiles(
    root,
    files.map(([template, target]) => [target, text(template)]),
  );
  return targets;
}
