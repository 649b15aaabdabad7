/**
 * The kinds of pages that the command makes, and what it prints: how it is used, and what to do after a page was made.
 */
import { suggest } from '@gateway-docs/kit';
import { operation } from './operation';
import type { Kind, Plan } from './plan';
import { reference } from './reference';
import { screen } from './screen';
import { country, service } from './service';

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({ service, country, operation, screen, reference }),
);

/** @returns one line for each kind */
export function usage(): string {
  const width = Math.max(...[...KINDS.values()].map((kind) => kind.usage.length));
  const line = ({ usage, makes }: Pick<Kind, 'usage' | 'makes'>): string =>
    `  npm run new -- ${usage.padEnd(width)}  ${makes}`;
  return [
    'Makes a new page from its template:',
    ...[...KINDS.values()].map(line),
    'Asks for the values of a provider:',
    line({ usage: 'profile <name>', makes: 'an operator profile in a folder of its own' }),
    'Gives a page another route, with all links to it:',
    line({
      usage: 'rename <route> <route>',
      makes: 'the page at the second route, and a redirect from the first',
    }),
  ].join('\n');
}

/** @throws Error with the kinds that there are */
export function kindOf(name: string): Kind {
  const kind = KINDS.get(name);
  if (kind) return kind;
  throw new Error(`There is no kind "${name}". ${suggest(name, KINDS.keys())}\n\n${usage()}`);
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
