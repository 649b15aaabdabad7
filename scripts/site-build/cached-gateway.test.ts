import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedGateway } from './cached-gateway';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cached-gateway-'));
  write('api/v2.yaml', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/**
 * One build into an empty site that has the page of payers already; a writer that is asked for says in its file what it has read.
 * @returns whether it was asked for, and what the gateway's file says
 */
function build(name: string, mode: { cached: boolean } = { cached: true }): [boolean, string] {
  const cacheFile = mode.cached ? path.join(root, 'cache/gateway.json') : undefined;
  write(`${name}/sandbox/p/index.html`, name);
  const { environment, finish } = cachedGateway(root, undefined, cacheFile);
  const isAsked = Object.keys(environment).length > 0;
  if (isAsked) write(`${name}/sandbox/forms/a.json`, readFileSync(path.join(root, 'api/v2.yaml'), 'utf8'));
  finish(path.join(root, name));
  expect(readFileSync(path.join(root, name, 'sandbox/p/index.html'), 'utf8')).toBe(name);
  return [isAsked, readFileSync(path.join(root, name, 'sandbox/forms/a.json'), 'utf8')];
}

it('takes the gateway of the last build while nothing that it is made of has changed', () => {
  expect(build('one')).toEqual([true, 'first']);
  write('docs/page.mdx', 'A page is no part of it.');
  expect(build('two')).toEqual([false, 'first']);
  write('api/v2.yaml', 'second');
  expect(build('three')).toEqual([true, 'second']);
});

it('caches nothing without a file', () => {
  expect(build('one', { cached: false })).toEqual([true, 'first']);
  expect(build('two', { cached: false })).toEqual([true, 'first']);
  expect(existsSync(path.join(root, 'cache'))).toBe(false);
});

it('names a writer that is there', () => {
  const repository = path.resolve(__dirname, '../..');
  const [writer = ''] = Object.values(cachedGateway(repository, undefined, undefined).environment);
  expect(existsSync(writer)).toBe(true);
});
