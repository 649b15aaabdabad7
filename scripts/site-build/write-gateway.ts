/**
 * In: the repository and the folder of a built site. Out: the local gateway there, as one file for readers and as a worker for pages, with its request forms.
 * They are made in a process that reads the same profile as the pages did, or taken from the last build if what they are made of is the same.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endingOf } from '../ending-of';
import { inputsHash, GATEWAY_INPUTS } from './inputs-hash';
import { cachedTexts } from '../../src/base/cached-texts';
import { listFiles } from '../../src/base/list-files';
import { writeFiles } from '../../src/base/write-files';
import { MANY_NEW_OBJECTS } from '../../src/base/heap-options';

/** Below the folder of the site; the page that payers see is there too, and is no part of the gateway. */
const FOLDER = 'sandbox';

export interface GatewayOptions {
  readonly profile: string | undefined;
  /** Of the process that makes the files. */
  readonly environment: NodeJS.ProcessEnv;
  /** Absolute path of the file that holds them from build to build; without it nothing is cached. */
  readonly cacheFile: string | undefined;
}

async function makeGateway(root: string, outDir: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const writer = path.join(root, 'sandbox/bundle/main.ts');
  const build = spawn(process.execPath, [...MANY_NEW_OBJECTS, '--import', 'tsx', writer, outDir], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  const { code, signal } = await endingOf(build);
  if (code !== 0)
    throw new Error(`The gateway's file was not written (${signal ?? `exit code ${String(code)}`}).`);
}

/**
 * @param root absolute path of the repository's root
 * @param outDir absolute path of the built site
 * @throws Error when the files cannot be made
 */
export async function writeGateway(
  root: string,
  outDir: string,
  { profile, environment, cacheFile }: GatewayOptions,
): Promise<void> {
  const cache = cachedTexts(cacheFile);
  const key = cacheFile === undefined ? '' : inputsHash(root, profile, GATEWAY_INPUTS);
  const known = cache.find(key);
  if (known === undefined) {
    const others = new Set(listFiles(outDir, FOLDER));
    await makeGateway(root, outDir, environment);
    const made = listFiles(outDir, FOLDER).filter((file) => !others.has(file));
    const texts = made.map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]);
    cache.add(key, JSON.stringify(texts));
  } else {
    writeFiles(outDir, JSON.parse(known) as [route: string, text: string][]);
    cache.add(key, known);
  }
  cache.write();
}
