import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeGateway } from './write-gateway';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'write-gateway-'));
  // Node finds tsx, with which it runs the writer, from the root.
  symlinkSync(path.resolve(__dirname, '../../node_modules'), path.join(root, 'node_modules'));
  write('api/v2.yaml', 'first');
  // A writer that says in its file what it has read, and counts how often it has run.
  write(
    'sandbox/bundle/main.ts',
    `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
     appendFileSync('runs', 'x');
     const folder = process.argv[2] + '/sandbox/forms';
     mkdirSync(folder, { recursive: true });
     writeFileSync(folder + '/a.json', readFileSync('api/v2.yaml', 'utf8'));`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** One build into an empty site that has the page of payers already. @returns what the gateway's file says */
async function build(name: string, mode: { cached: boolean } = { cached: true }): Promise<string> {
  const cacheFile = mode.cached ? path.join(root, 'cache/gateway.json') : undefined;
  write(`${name}/sandbox/p/index.html`, name);
  await writeGateway(root, path.join(root, name), {
    profile: undefined,
    environment: process.env,
    cacheFile,
  });
  expect(readFileSync(path.join(root, name, 'sandbox/p/index.html'), 'utf8')).toBe(name);
  return readFileSync(path.join(root, name, 'sandbox/forms/a.json'), 'utf8');
}

const runs = () => readFileSync(path.join(root, 'runs'), 'utf8').length;

it('takes the gateway of the last build while nothing that it is made of has changed', async () => {
  expect(await build('one')).toBe('first');
  write('docs/page.mdx', 'A page is no part of it.');
  expect(await build('two')).toBe('first');
  expect(runs()).toBe(1);
  write('api/v2.yaml', 'second');
  expect(await build('three')).toBe('second');
  expect(runs()).toBe(2);
});

it('caches nothing without a file', async () => {
  await build('one', { cached: false });
  await build('two', { cached: false });
  expect(runs()).toBe(2);
  expect(existsSync(path.join(root, 'cache'))).toBe(false);
});

it('fails with the process that makes it', async () => {
  write('sandbox/bundle/main.ts', 'process.exit(3);');
  await expect(build('one')).rejects.toThrow("The gateway's file was not written (exit code 3).");
});
