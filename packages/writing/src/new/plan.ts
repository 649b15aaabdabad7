/**
 * What a kind of page consists of: its files with their templates, the values that the command knows, and what the writer does next.
 * The functions that make plans are pure; `make.ts` carries them out.
 */
import { suggest } from '@gateway-docs/kit';
import type { Existing } from './existing';

export interface Plan {
  /** Template → file to make, both relative to the repository's root. */
  readonly files: readonly (readonly [template: string, target: string])[];
  /** Place `‹name›` → what stands in it. Every other place is the writer's. */
  readonly values: Readonly<Record<string, string>>;
  /** Route of the page. */
  readonly route: string;
  /** What to do next, in order, one step each; further lines of a step are for copying. */
  readonly next: readonly string[];
}

export interface Kind {
  /** What to type after `npm run new --`. */
  readonly usage: string;
  /** What comes into being. */
  readonly makes: string;
  /** @throws Error that says what a good name is and what exists */
  readonly plan: (name: string, title: string, existing: Existing) => Plan;
}

/** What stands in a title would end a value of YAML. */
const TROUBLE = /[:#'"`{}[\]‹›]/;

/**
 * @param title as typed
 * @param longest number of characters that its place in the page has
 * @throws Error when it is missing, too long, or has a character that YAML takes for its own
 */
export function checkTitle(title: string, longest: number): void {
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
 * @param route of the page to be made
 * @throws Error that names the page which has the route
 */
export function checkRoute(route: string, { pages }: Existing): void {
  for (const spelling of [route, `${route}/`]) {
    const title = pages.get(spelling);
    if (title !== undefined)
      throw new Error(
        `${spelling} exists: "${title}". Edit that page, or choose another route. ${nearby(route, pages)}`,
      );
  }
}

/** The neighbours of a route in its folder, so that a writer sees how they are named. */
function nearby(route: string, pages: Existing['pages']): string {
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  const names = [...pages.keys()]
    .filter((other) => other.startsWith(folder) && other !== route)
    .map((other) => other.slice(folder.length));
  return `Beside it: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`;
}

/**
 * @param rule what a good name looks like, as a sentence
 * @throws Error with the rule and the names that exist
 */
export function refuseName(name: string, rule: string, existing: Iterable<string>): never {
  throw new Error(`"${name}" cannot be the name. ${rule} ${suggest(name, existing)}`);
}

/** The steps that end every list. */
export function lastSteps(route: string): string[] {
  const word = route.split('/').filter(Boolean).at(-1) ?? route;
  return [`Check: npm run prose -- ${word}, then npm run format, then npm run check.`];
}
