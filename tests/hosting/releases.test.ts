/** nginx on ROOT/current, while publish.sh and rollback.sh lead that link from one release to another. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nginx, type Host } from './support/servers';

const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
const root = path.join(folder, 'root');
const deploy = path.resolve(__dirname, '../../deploy');

/** A small build with a word of its own. */
function build(word: string): string {
  const site = path.join(folder, word);
  for (const file of [
    'index.html',
    '404.html',
    '_headers',
    `assets/js/${word}.js`,
    `search-index/parts/${word}/a.json`,
  ]) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), word);
  }
  return site;
}

const run = promisify(execFile);
const publish = (word: string) => run(path.join(deploy, 'publish.sh'), [root, build(word)]);
const rollback = () => run(path.join(deploy, 'rollback.sh'), [root]);

let host: Host;
beforeAll(async () => {
  mkdirSync(root);
  await publish('one');
  host = await nginx(path.join(root, 'current'));
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Body of a file that is there, else its status. */
async function given(route: string): Promise<string | number> {
  const response = await fetch(host.origin + route);
  const body = await response.text();
  return response.ok ? body : response.status;
}
const scripts = () => Promise.all(['one', 'two', 'three'].map((word) => given(`/assets/js/${word}.js`)));

it('each request gets a whole release, and the scripts of the releases before, without a word to nginx', async () => {
  expect([await given('/'), await scripts()]).toEqual(['one', ['one', 404, 404]]);
  await publish('two');
  expect([await given('/'), await scripts()]).toEqual(['two', ['one', 'two', 404]]);
  await rollback();
  expect([await given('/'), await scripts()]).toEqual(['one', ['one', 'two', 404]]);
  expect(await given('/search-index/parts/two/a.json')).toBe('two');
  await publish('three');
  expect([await given('/'), await scripts()]).toEqual(['three', ['one', 'two', 'three']]);
});

it('no request meets a site that is not there while the link changes', async () => {
  const traffic = { goesOn: true, requests: 0 };
  const found = new Set<string | number>();
  const asking = (async () => {
    for (; traffic.goesOn; traffic.requests += 1) found.add(await given('/'));
  })();
  for (let i = 0; i < 5; i += 1) {
    await publish('two');
    await publish('three');
  }
  traffic.goesOn = false;
  await asking;
  expect([...found].sort()).toEqual(['three', 'two']);
  expect(traffic.requests).toBeGreaterThan(10);
});
