/**
 * In: a plan. Out: its files, made from their templates with the known values in their places. Nothing that exists is overwritten:
 * when one file is there, none is made.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './plan';

/**
 * @param template text with places
 * @param values by the name of their place: `{ slug: 'pix2' }` for `‹slug›`
 * @returns the text with these places filled; the others are the writer's
 */
export function fill(template: string, values: Plan['values']): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`‹${name}›`, value),
    template,
  );
}

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
  for (const [template, target] of files) {
    const file = path.join(root, target);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(path.join(root, template), 'utf8'), values));
  }
  return targets;
}
