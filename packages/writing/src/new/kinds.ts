/**
 * The kinds of pages that the command makes, and what it prints: how it is used, and what to do after a page was made.
 */
import { keysOf, suggest } from '@gateway-docs/kit';
import texts from './page-kinds.json';
import type { Kind, Plan } from './plan';

/** @returns one line for each kind */
export function usage(): string {
  const kinds = Object.values(texts);
  const width = Math.max(...kinds.map((kind) => kind.usage.length));
  const line = (typed: string, makes: string): string => `  npm run new -- ${typed.padEnd(width)}  ${makes}`;
  return [
    'Makes a new page from its template:',
    ...kinds.map((kind) => line(kind.usage, kind.makes)),
    'Asks for the values of a provider:',
    line('profile <name>', 'an operator profile in a folder of its own'),
    'Gives a page another route, with all links to it:',
    line('rename <route> <route>', 'the page at the second route, and a redirect from the first'),
  ].join('\n');
}

/** @throws Error with the kinds that there are */
export function kindOf(name: string): Kind {
  const kinds = keysOf(texts);
  const kind = kinds.find((each) => each === name);
  if (!kind) throw new Error(`There is no kind "${name}". ${suggest(name, kinds)}\n\n${usage()}`);
  return kind;
}

/**
 * @param made files, relative to the repository's root
 * @returns what was made and what comes next, numbered
 */
export function report(made: readonly string[], { next }: Plan): string {
  const steps = next.map((step, i) => `${String(i + 1).padStart(2)}. ${step.replaceAll('\n', '\n      ')}`);
  return [
    'Made:',
    ...made.map((file) => `  ${file}`),
    '',
    'Next, in this order. A place to fill is marked ‹…›; replace it, marks included. The build stops at the first one that is left.',
    ...steps,
  ].join('\n');
}
