/** The scenarios as Arazzo, each played by Redocly's runner on the gateway file that is built beside them. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite, TOOLS, withTools } from './support';

const built = await builtSite();
const files = readdirSync(path.join(built, 'arazzo')).filter((name) => name.endsWith('.yaml'));

let gateway: ChildProcess | undefined;
let url = '';

beforeAll(async () => {
  const options = ['--unsigned', '--port', '0', '--speed', '1000', '--log', 'none'];
  const started = spawn(process.execPath, [path.join(built, 'sandbox/gateway.mjs'), ...options]);
  gateway = started;
  const [greeting] = (await once(started.stdout, 'data')) as [Buffer];
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(greeting))?.[0] ?? '';
});
afterAll(() => void gateway?.kill());

/** A workflow waits for seconds in which the runner does nothing: so many of a file are one run, and runs go side by side. */
const MOST_OF_A_RUN = 50;

/** The workflows of each file in runs. */
const runs = files.flatMap((name) => {
  const ids = [...readFileSync(path.join(built, 'arazzo', name), 'utf8').matchAll(/workflowId: (\S+)/g)].map(
    ([, id = '']) => id,
  );
  return Array.from({ length: Math.ceil(ids.length / MOST_OF_A_RUN) }, (_, part) => ({
    name,
    ids: ids.slice(part * MOST_OF_A_RUN, (part + 1) * MOST_OF_A_RUN),
  }));
});

/** @returns how many workflows of a file the runner has played; it fails where one of them does */
async function played(name: string, ids: readonly string[]): Promise<number> {
  const wanted = ids.flatMap((id) => ['--workflow', id]);
  const options = ['--server', `merchant=${url}`, '--input', 'run=1', '--max-steps', '10000', ...wanted];
  const { stdout } = await promisify(execFile)(
    path.join(TOOLS, 'redocly'),
    ['respect', `arazzo/${name}`, ...options],
    { cwd: built, env: withTools(), maxBuffer: 2 ** 28 },
  );
  return Number(/Workflows: .*?(\d+) passed, \d+ total/.exec(stdout)?.[1]);
}

describe('the runner plays every workflow of', () => {
  it.concurrent.each(runs)(
    '$name, from $ids.0',
    async ({ name, ids }) => {
      expect(await played(name, ids)).toBe(ids.length);
    },
    600_000,
  );

  it('the kinds of service that have scenarios of calls alone', () => {
    expect(files.length).toBeGreaterThan(5);
  });
});
