import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileCache } from './file-cache';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-cache-'));
  writeFileSync(path.join(folder, 'fact'), 'one');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A loader, as one copy of its module has it. @returns what it loads, given what it would make now */
function loader(name: string) {
  const cached = createFileCache<string>(name);
  return (made: string, key = 'key') =>
    cached(
      key,
      folder,
      () => ['fact'],
      () => made,
    );
}

it('makes a value again when a file has changed, and only then', () => {
  const load = loader('changes');
  expect([load('first'), load('second'), load('third', 'other')]).toEqual(['first', 'first', 'third']);
  writeFileSync(path.join(folder, 'fact'), 'three');
  expect(load('fourth')).toBe('fourth');
});

it('holds a value for each copy of a module outside of builds', () => {
  expect([loader('copies')('first'), loader('copies')('second')]).toEqual(['first', 'second']);
});

it('holds one value for all copies of a module in a build, and does not look at the files again', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(loader('built')('first')).toBe('first');
  rmSync(path.join(folder, 'fact'));
  expect(loader('built')('second')).toBe('first');
  expect(loader('other')('third')).toBe('third');
});

it('does not hold a failure', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const cached = createFileCache<string>('failing');
  const fail = () => {
    throw new Error('wrong');
  };
  expect(() => cached('key', folder, () => [], fail)).toThrow('wrong');
  expect(
    cached(
      'key',
      folder,
      () => [],
      () => 'right',
    ),
  ).toBe('right');
});
