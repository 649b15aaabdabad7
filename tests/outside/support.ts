/** Runs other people's tools, which are installed in this folder with the Node.js that they need. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureSite } from '../../scripts/site-build/built-sites';

const root = path.resolve(__dirname, '../..');
/** Absolute path of the folder of the programs. */
export const TOOLS = path.join(__dirname, 'node_modules/.bin');

/** @returns the environment in which a program finds its own Node.js */
export const withTools = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${TOOLS}${path.delimiter}${process.env.PATH ?? ''}`,
  CI: 'true',
});

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * @param name of the program, `afdocs`
 * @param options of the program
 * @param cwd absolute path of the folder that it runs in
 * @returns what it printed, and its exit status
 */
export function runTool(name: string, options: readonly string[], cwd: string): Ran {
  const { status, stdout, stderr } = spawnSync(path.join(TOOLS, name), options, {
    cwd,
    env: withTools(),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

/** @returns absolute path of a built site, made where it is missing or old */
export const builtSite = (name: 'main' | 'second' = 'main'): Promise<string> => ensureSite(root, name);
