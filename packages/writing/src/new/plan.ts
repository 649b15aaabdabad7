/**
 * What a kind of page consists of: its files with their templates, the values that the command knows, and what the writer does next. It is pure; `make.ts` carries
 * a plan out.
 */
import path from 'node:path';
import type { Existing } from './existing';
import texts from './page-kinds.json';
import { checkRoute, readName, type Values } from './names';

export interface Plan {
  /** Template → file to make, both relative to the repository's root. */
  readonly files: readonly (readonly [template: string, target: string])[];
  /** Every other place is the writer's. */
  readonly values: Values;
  /** What to do next, in order, one step each; further lines of a step are for copying. */
  readonly next: readonly string[];
}

/** A kind of page. */
export type Kind = keyof typeof texts;

/** What stands in a title would end a value of YAML. */
const TROUBLE = /[:#'"`{}[\]‹›]/;

/**
 * @param title as typed
 * @param longest number of characters that its place in the page has
 * @throws Error when it is missing, too long, or has a character that YAML takes for its own
 */
function checkTitle(title: string, longest: number): void {
  if (title.length < 3 || title.length > longest)
    throw new Error(
      `Give a title of 3 to ${longest} characters in quotes. Found ${title.length}: "${title}".`,
    );
  const found = TROUBLE.exec(title)?.[0];
  if (found !== undefined)
    throw new Error(
      `Leave ${found} out of the title: in the data files it would need quotes. You can write it into the page afterwards.`,
    );
}

/**
 * @param template text with places
 * @param values by the name of their place: `{ slug: 'pix2' }` for `‹slug›`
 * @returns the text with these places filled; the others are the writer's
 */
export const fill = (template: string, values: Values): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`‹${name}›`, value), template);

/** The step that ends every list. */
const CHECK = 'Check: npm run prose -- ‹word›, then npm run format, then npm run check.';

/**
 * @param kind of the page
 * @param name as typed
 * @throws Error that says what a good name or title is and what exists
 */
export function planPage(kind: Kind, name: string, title: string, existing: Existing): Plan {
  const { longest, route: place, files, next } = texts[kind];
  const named = readName[kind](name, existing);
  checkTitle(title, longest);
  const route = fill(place, named);
  checkRoute(route, existing);
  const values = { ...named, title, route };
  return {
    files: Object.entries(files).map(([template, target]) => [template, fill(target, values)]),
    values,
    next: [...next, CHECK].map((step) => fill(step, { ...values, word: path.posix.basename(route) })),
  };
}
