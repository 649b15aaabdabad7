import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { jobs, jobsNamed } from './jobs.mjs';

const root = path.resolve(__dirname, '../..');
const names = jobs.map(({ name }) => name);

const workflow = z.object({
  jobs: z.object({
    test: z.object({
      name: z.literal('${{ matrix.job }}'),
      strategy: z.object({ matrix: z.object({ job: z.array(z.string()) }) }),
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  }),
});

describe('the jobs', () => {
  it('are those of the workflow, each run by its name', () => {
    const file = readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8');
    const { test } = workflow.parse(parse(file)).jobs;
    expect(test.strategy.matrix.job).toEqual(names);
    expect(test.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run --job ${{ matrix.job }}']);
  });

  it('have names and runners of their own, so that nothing is counted twice', () => {
    const runners = jobs.flatMap(({ lanes }) => lanes.flat()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(runners).size).toBe(runners.length);
  });

  it('run every kind of test that the configuration has', () => {
    const config = readFileSync(path.join(root, 'vitest.config.mts'), 'utf8');
    const projects = Array.from(config.matchAll(/project\(\s*'(\w+)'/g), ([, name]) => name ?? '');
    const source = readFileSync(path.join(root, 'scripts/test/jobs.mts'), 'utf8');
    expect(projects.length).toBeGreaterThan(3);
    expect(projects.filter((project) => !source.includes(`'${project}'`))).toEqual([]);
  });

  it('are all chosen by no name, and some by theirs, in their own order', () => {
    expect(jobsNamed([])).toEqual(jobs);
    expect(jobsNamed(['browser', 'check']).map(({ name }) => name)).toEqual(['check', 'browser']);
  });

  it('are listed when one is asked for that does not exist', () => {
    expect(() => jobsNamed(['browsers'])).toThrow(
      'There is no job browsers; there are: check, samples, built-site, outside, browser.',
    );
  });
});
