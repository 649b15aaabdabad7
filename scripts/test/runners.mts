/**
 * The runners of the test command. Each prints what its tool prints, and answers a tally. Reports are written to a folder of their
 * own below node_modules/.cache, so that a run leaves nothing in the tree.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '@gateway-docs/kit/chromium';
import { ensureSite, type SiteName } from '../site-build/built-sites';
import { endingOf } from '../ending-of';
import { root } from '../root.mjs';
import { fromPlaywright, fromVitest, single, type Tally } from './tally';

export interface Runner {
  readonly name: string;
  /** The next ones of its lane would only repeat what it finds, in worse words: when it fails, they do not run. */
  readonly isGate?: boolean;
  readonly run: () => Promise<Tally>;
}

/** A tool that says by its exit code whether all is well; it counts as one test. Its output comes in one piece when it has ended. */
export function tool(name: string, command: string, ...options: string[]): Runner {
  const run = async (): Promise<Tally> => {
    const { code, output } = await execute(command, options, {}, 'pipe');
    if (output.trim() !== '') console.log(output.trimEnd());
    return single(name, code === 0);
  };
  return { name, run };
}

/** A tool whose lines are what a writer has to mend; they are told at the end of a run. It counts as one test. */
export function lines(name: string, command: string, ...options: string[]): Runner {
  const run = async (): Promise<Tally> => {
    const { code, output } = await execute(command, options, {}, 'pipe');
    const failures = code === 0 ? [] : output.trimEnd().split('\n');
    return { ...single(name, code === 0), failures };
  };
  return { name, run };
}

/** Says why something does not work, in the words of its error. */
async function works(attempt: () => unknown): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** A build of the site; it counts as one test. */
export const build = (name: string, site: SiteName): Runner => ({
  name,
  run: async () => single(name, await works(() => ensureSite(root, site))),
});

/**
 * Vitest, on all cores: by itself it leaves one to others.
 *
 * @param projects names of projects in vitest.config.mts
 * @param workersPerCore more than one where tests mostly wait for programs that they started
 */
export function vitest(name: string, projects: readonly string[], workersPerCore = 1): Runner {
  const run = async (): Promise<Tally> => {
    const report = freshReport(`vitest-${projects.join('-')}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const workers = Math.ceil(availableParallelism() * workersPerCore);
    await execute('vitest', ['run', `--maxWorkers=${workers}`, ...chosen, ...reporters]);
    return existsSync(report) ? fromVitest(name, readJson(report)) : single(name, false);
  };
  return { name, run };
}

/**
 * Browser tests. Without a Chromium they fail, with a line that says what to install.
 * @param folder the one with their settings, below the root
 */
export function playwright(name: string, folder = '.'): Runner {
  const run = async (): Promise<Tally> => {
    if (!(await works(chromiumPath))) return single(name, false);
    const report = freshReport(`playwright-${path.basename(folder)}.json`);
    await execute('playwright', ['test', '--config', folder, '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return existsSync(report) ? fromPlaywright(name, readJson(report)) : single(name, false);
  };
  return { name, run };
}

async function execute(
  command: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
  output: 'inherit' | 'pipe' = 'inherit',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(path.join(root, 'node_modules/.bin', command), options, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => (text += piece.toString()));
  const { code } = await endingOf(child);
  return { code, output: text };
}

function freshReport(name: string): string {
  const folder = path.join(root, 'node_modules/.cache/gateway-docs/reports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  rmSync(file, { force: true });
  return file;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
