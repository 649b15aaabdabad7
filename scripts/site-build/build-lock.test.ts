import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneAtATime, portOf } from './build-lock';

const folder = `/a/folder/of/test/${process.pid}`;
const waits = `Another build is running here (it has port ${portOf(folder)}); waiting for its end …`;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
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
  expect(console.log).toHaveBeenCalledWith(waits);
  endFirst();
  await Promise.all([first, second]);
  expect(log).toEqual(['first begins', 'first ends', 'second']);
});

it('gives the lock back when a build fails', async () => {
  await expect(oneAtATime(folder, () => Promise.reject(new Error('A broken link.')))).rejects.toThrow(
    'A broken link.',
  );
  expect(await oneAtATime(folder, () => Promise.resolve('built'))).toBe('built');
  expect(console.log).not.toHaveBeenCalled();
});

it('waits for a build of another process, and goes on when that one is killed', async () => {
  const held = `require('node:net').createServer().listen(${portOf(folder)}, '127.0.0.1', () => console.log('held'))`;
  const other = spawn(process.execPath, ['-e', held], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  const build = oneAtATime(folder, () => Promise.resolve('built'));
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith(waits));
  other.kill('SIGKILL');
  expect(await build).toBe('built');
});

it('has a lock for each folder', async () => {
  const inside = oneAtATime(folder, () => oneAtATime(`${folder}/other`, () => Promise.resolve('built')));
  expect(await inside).toBe('built');
  expect(console.log).not.toHaveBeenCalled();
});
