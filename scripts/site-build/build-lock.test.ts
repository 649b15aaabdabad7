import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spawnSync } from 'node:child_process';
import { oneAtATime, removeEntry } from './build-lock';

let folder = '';
const lock = () => path.join(folder, 'lock');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('lets builds follow each other, and says why one waits', async () => {
  const log: string[] = [];
  let endFirst = (): void => undefined;
  const first = oneAtATime(folder, async () => {
    log.push('first begins');
    await new Promise<void>((resolve) => (endFirst = resolve));
    log.push('first ends');
  });
  const second = oneAtATime(folder, () => Promise.resolve(log.push('second')));
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledTimes(1));
  expect(console.log).toHaveBeenCalledWith(
    `Another build (process ${process.pid}) is running here; waiting for its end …`,
  );
  endFirst();
  await Promise.all([first, second]);
  expect(log).toEqual(['first begins', 'first ends', 'second']);
  expect(existsSync(lock())).toBe(false);
});

it('gives the lock back when a build fails', async () => {
  await expect(oneAtATime(folder, () => Promise.reject(new Error('A broken link.')))).rejects.toThrow(
    'A broken link.',
  );
  expect(await oneAtATime(folder, () => Promise.resolve('built'))).toBe('built');
});

it('takes over what a killed build has left', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock(), String(pid));
  expect(await oneAtATime(folder, () => Promise.resolve('built'))).toBe('built');
  expect(console.log).not.toHaveBeenCalled();
});

it.each([
  ['this process', process.pid],
  ['another one', process.ppid],
])('takes over what a killed build has left whose id %s has by now', async (_whose, pid) => {
  writeFileSync(lock(), `${pid} 1`);
  expect(await oneAtATime(folder, () => Promise.resolve('built'))).toBe('built');
  expect(console.log).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

it('of two that find what a killed build has left, the later one leaves the lock of the earlier one', () => {
  writeFileSync(lock(), '18 1');
  removeEntry(lock(), '18 1');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(lock(), '19 2');
  removeEntry(lock(), '18 1');
  expect(readdirSync(folder)).toEqual(['lock']);
  expect(readFileSync(lock(), 'utf8')).toBe('19 2');
});

it.each(['', 'no process'])('takes over a lock that says %j', async (text) => {
  writeFileSync(lock(), text);
  expect(await oneAtATime(folder, () => Promise.resolve('built'))).toBe('built');
});
