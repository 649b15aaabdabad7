import { parseArgs } from 'node:util';

/** What can be measured, in the order of the report. */
export const MEASURES = ['visits', 'navigation', 'first', 'shift', 'search', 'build', 'writers'] as const;
export type Measure = (typeof MEASURES)[number];
/** What is measured of built sites, of this one and its peers. */
export type SiteMeasure = Exclude<Measure, 'writers'>;

/** Whom this site is compared with: Docusaurus as it comes, with its fast parts, and its pages without scripts, with Pagefind. */
export const DOCUSAURUS = ['stock', 'fast'] as const;
export const PEERS = [...DOCUSAURUS, 'pagefind'] as const;
export type Peer = (typeof PEERS)[number];

/** What the command line asks for. */
export interface Options {
  /** How often each figure is taken; below 5 a round is rough. */
  readonly runs: number;
  /** How many pages join the three named ones. */
  readonly sample: number;
  /** Chooses these pages; the same number chooses the same pages. */
  readonly seed: number;
  /** Sizes of the site to measure instead of the peers, in pages; empty for none. */
  readonly pages: readonly number[];
  /** Whether the builds stay, and are taken from a former call that has left them. */
  readonly keep: boolean;
  readonly measures: readonly Measure[];
  readonly peers: readonly Peer[];
}

function count(name: string, value: string, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} ${value}: a whole number from ${least} is wanted.`);
}

/** The words of a list, each of which must be known. */
function words<Word extends string>(name: string, value: string, known: readonly Word[]): Word[] {
  return value.split(',').map((word) => {
    const found = known.find((other) => other === word);
    if (found) return found;
    throw new Error(`--${name} ${word}: there is ${known.join(', ')}.`);
  });
}

/**
 * @param args words of the command line: `--runs 5 --sample 5 --seed 1 --pages 1000,3000 --keep --measure visits,search`
 * @throws Error of one line for an option that does not exist or a value that cannot be
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      sample: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      pages: { type: 'string' },
      keep: { type: 'boolean', default: false },
      measure: { type: 'string', default: MEASURES.join() },
      peers: { type: 'string', default: PEERS.join() },
    },
  });
  return {
    runs: count('runs', values.runs, 1),
    sample: count('sample', values.sample, 0),
    seed: count('seed', values.seed, 0),
    pages: values.pages?.split(',').map((size) => count('pages', size, 1)) ?? [],
    keep: values.keep,
    measures: words('measure', values.measure, MEASURES),
    peers: words('peers', values.peers, PEERS),
  };
}
