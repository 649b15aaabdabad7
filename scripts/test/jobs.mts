/**
 * The jobs that together are every check there is. `npm test` runs them one after the other; the workflow in .github runs each by its
 * name on a machine of its own, so a job needs nothing that another one has left behind.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';
import { build, lines, playwright, tool, vitest, type Runner } from './runners.mjs';

/** Runners of a lane follow each other; lanes run at the same time. */
export interface Job {
  readonly name: string;
  readonly lanes: readonly (readonly Runner[])[];
}

/** What plays every scenario takes minutes, and what it proves is in the record of the job `samples`. */
const PLAYED = ['played', 'gateway'];

/** Each package is a Vitest project of its own name. */
const PACKAGES = readdirSync(path.join(root, 'packages')).filter((name) => !PLAYED.includes(name));

/** What is read for its spelling: prose and code. The tables of data/ are names and codes. */
const SPELT = ['**/*.{md,mdx,ts,tsx,mts,mjs,css}', 'api/**/*.yaml'];

/** In this order, the fastest first. */
export const jobs: readonly Job[] = [
  {
    // What needs no built site. The tools, one after the other, run beside Vitest, which has a worker for each core: whichever ends first, no core is idle.
    name: 'check',
    lanes: [
      [
        // Oxlint's settings are TypeScript, which Node.js 20 reads through tsx.
        tool('lint and types', 'tsx', 'node_modules/oxlint/bin/oxlint'),
        tool('format', 'oxfmt', '--check'),
        tool('unused code and dependencies', 'knip', '--no-progress'),
        tool('style sheets', 'stylelint', '{src,packages/*/src}/**/*.css'),
        tool('Markdown', 'markdownlint-cli2'),
        tool(
          'spelling',
          'cspell',
          'lint',
          '--no-progress',
          '--no-summary',
          '--cache',
          '--cache-location=node_modules/.cache/cspell',
          ...SPELT,
        ),
      ],
      [
        { ...lines('pages', 'tsx', 'scripts/pages.mts'), isGate: true },
        vitest('unit, content and architecture tests', ['unit', 'content', 'architecture', ...PACKAGES]),
      ],
    ],
  },
  {
    name: 'samples',
    lanes: [[vitest('samples, scenarios and the examples of the manual, played', PLAYED, 1.5)]],
  },
  {
    name: 'built-site',
    lanes: [
      [
        build('build', 'main'),
        build('plain docusaurus build in a fresh clone, without caches', 'plain'),
        build('build with another operator profile', 'second'),
        vitest('tests of the built sites', ['built']),
      ],
    ],
  },
  {
    name: 'outside',
    lanes: [[vitest("what other people's tools say of the built site", ['outside'])]],
  },
  {
    // Makes the builds that it needs where they are missing.
    name: 'browser',
    lanes: [
      [
        playwright('browser tests'),
        ...PACKAGES.filter((name) =>
          existsSync(path.join(root, 'packages', name, 'playwright.config.ts')),
        ).map((name) => playwright(`browser tests of ${name}`, `packages/${name}`)),
      ],
    ],
  },
];

/**
 * @param names names of jobs; without any, all of them
 * @returns the jobs in their own order
 * @throws Error that lists the jobs, when one is unknown
 */
export function jobsNamed(names: readonly string[]): readonly Job[] {
  const known = jobs.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no job ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  return names.length === 0 ? jobs : jobs.filter(({ name }) => names.includes(name));
}
